import type { PublishedRelease, ReleaseDocument } from 'shared-contracts/release/document.ts'
import { findChannel, findRelease } from '../../document/lookup.ts'
import type { Maps } from '../../maps/mapped-stack.ts'
import { ReleaseError } from '../../refusal.ts'
import { filePath, type ReleaseStore } from '../../store/store.ts'

/** @throws ReleaseError naming each page that has become too heavy */
export async function refuseHeavy(
  store: ReleaseStore,
  live: ReleaseDocument,
  candidate: PublishedRelease,
  files: ReadonlyMap<string, Uint8Array>,
  maps: Maps,
): Promise<void> {
  const { tooHeavy } = await import('../../gate/page-bytes.ts')
  const { name, release } = candidate
  const channel = findChannel(live, name)
  const known = findRelease(channel, channel?.active[0]?.release ?? '')
  const heavy = await tooHeavy({
    candidate,
    maps,
    read: async path => files.get(path) ?? null,
    live: known && { release: known, read: path => store.readFile(filePath(name, known.release, path)) },
  })
  if (heavy.length === 0) return
  throw new ReleaseError('refused', `${name} ${release} has become too heavy`, [
    ...heavy,
    '--allow-bytes --reason "why it is worth it" lets it in',
  ])
}
