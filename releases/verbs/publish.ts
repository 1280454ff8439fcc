import { resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import type { ReleaseManifest } from 'shared-contracts/release/manifest.ts'
import { unpublishable } from '../check/check.ts'
import { changeDocument } from '../document/change.ts'
import { findLine, findRelease } from '../document/lookup.ts'
import { readDocument } from '../document/read.ts'
import { emptyLine } from '../lines/line.ts'
import { readFiles } from '../publish/read-files.ts'
import { readManifest } from '../publish/read-manifest.ts'
import { storeFiles } from '../publish/store-files.ts'
import { ReleaseError } from '../refusal.ts'
import { reasonOption, textOf, type Verb } from './verb.ts'

export const publish: Verb = {
  summary: 'store a built release and enter it in the document; nobody gets it yet',
  usage: 'publish <dist folder> [--reason text]',
  examples: ['publish mfe-catalog/dist', 'publish host-shell/dist --json'],
  options: reasonOption,
  arguments: ['dist folder'],
  async run(desk, [folder = ''], values) {
    const manifest = await readManifest(resolve(folder))
    const files = await readFiles(resolve(folder), manifest)
    // Once before the files, so that a refused release leaves nothing behind.
    withRelease(await readDocument(desk), manifest, desk.now())
    const written = await storeFiles(desk.store, manifest, files)
    const { document, changed } = await changeDocument(desk, {
      verb: 'publish',
      why: textOf(values.reason, `publish ${manifest.name} ${manifest.release}`),
      edit: before => withRelease(before, manifest, desk.now()),
      retry: true,
    })
    const { name, release } = manifest
    return {
      lines: [
        changed
          ? `published ${name} ${release}: ${files.size} files, serial ${document.serial}`
          : `${name} ${release} is published already`,
      ],
      data: { name, release, changed, files: files.size, written, serial: document.serial },
    }
  },
}

function withRelease(
  document: ReleaseDocument,
  manifest: ReleaseManifest,
  now: Date,
): ReleaseDocument['remotes'] | null {
  const { name, release } = manifest
  const line = findLine(document, name) ?? emptyLine()
  const known = findRelease(line, release)
  if (known) {
    // The same content built from another revision is the same release.
    const { base: _base, publishedAt: _publishedAt, ...before } = known
    if (isDeepStrictEqual({ ...before, git: null }, { ...manifest, git: null })) return null
    throw new ReleaseError('refused', `${name} ${release} was published with other content`, [
      'a release id is never used twice: build again to get a new one',
    ])
  }
  // Its entry may have been removed with its files; the block stays.
  if (line.blocked.includes(release)) throw new ReleaseError('refused', `${name} ${release} is blocked`)
  const reasons = unpublishable(document, manifest)
  if (reasons.length > 0)
    throw new ReleaseError('refused', `${name} ${release} does not fit what is live`, reasons)
  const entry = { ...manifest, base: `/r/${name}/${release}/`, publishedAt: now.toISOString() }
  return { ...document.remotes, [name]: { ...line, releases: { ...line.releases, [release]: entry } } }
}
