import { resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { PublishedRelease, ReleaseDocument } from 'shared-contracts/release/document.ts'
import type { ReleaseManifest } from 'shared-contracts/release/manifest.ts'
import { createChannel } from '../../channels/channel.ts'
import { check, unpublishable } from '../../compatibility/check.ts'
import { changeDocument } from '../../document/change.ts'
import { findChannel, findRelease } from '../../document/lookup.ts'
import { readDocument } from '../../document/read.ts'
import { readFiles } from '../../files/read-files.ts'
import { readManifest } from '../../files/read-manifest.ts'
import type { Candidate } from '../../gate/gate.ts'
import { storeMaps } from '../../maps/store-maps.ts'
import { ReleaseError } from '../../refusal.ts'
import { filePath, type ReleaseStore } from '../../store/store.ts'
import { neededReason, reasonOption, textOf, type Verb } from '../verb.ts'
import { healFiles, storeFiles } from './store-files.ts'

export const publish: Verb = {
  summary: 'try a built release in a browser, store it and enter it in the document; nobody gets it yet',
  usage: 'publish <dist folder> [--api origin] [--no-gate] [--allow-bytes] [--reason text]',
  examples: [
    'publish mfe-catalog/dist',
    'publish mfe-catalog/dist --api http://localhost:8081',
    'publish host-shell/dist --no-gate --reason "no browser on the build machine"',
  ],
  options: {
    ...reasonOption,
    api: { type: 'string' },
    'no-gate': { type: 'boolean' },
    'allow-bytes': { type: 'boolean' },
  },
  arguments: ['dist folder'],
  async run(workspace, [folder = ''], values) {
    const { store } = workspace
    const manifest = await readManifest(resolve(folder))
    const { name, release } = manifest
    const ungated = values['no-gate'] === true
    const reason = ungated ? neededReason(values) : textOf(values.reason, `publish ${name} ${release}`)
    const files = await readFiles(resolve(folder), manifest)
    const candidate = entryOf(manifest, workspace.now())
    const live = await readDocument(workspace)
    // Once before the files, so that a refused release leaves nothing behind.
    const fresh = withRelease(live, candidate) !== null
    const api = textOf(values.api, workspace.settings.api)
    if (fresh && !ungated && !values['allow-bytes']) await refuseHeavy(store, live, candidate, files)
    const account = workspace.settings.gateShopper
    const { opened, untried } =
      fresh && !ungated
        ? await tried({ store, live, candidate, files, api, account })
        : { opened: [], untried: [] }
    const written = workspace.dryRun ? 0 : await storeFiles(store, manifest, files)
    if (!workspace.dryRun) await storeMaps(store, manifest, resolve(folder))
    const { document, changed } = await changeDocument(workspace, {
      verb: 'publish',
      why: ungated ? `without the browser gate: ${reason}` : reason,
      about: () => ({ name, release }),
      edit: before => withRelease(before, candidate),
      retry: true,
    })
    if (changed && !workspace.dryRun) await healFiles(store, manifest, files)
    const notes = changed ? check(live, manifest).map(({ text }) => text) : []
    return {
      lines: [
        changed
          ? `published ${name} ${release}: ${files.size} files, serial ${document.serial}`
          : `${name} ${release} is published already`,
        ...(opened.length > 0 ? [`opened in a browser: ${opened.join(' ')}`] : []),
        ...untried.map(text => `not tried: ${text}`),
        ...notes.map(text => `note: ${text}`),
      ],
      data: {
        name,
        release,
        changed,
        files: files.size,
        written,
        gate: fresh ? (ungated ? 'left out' : 'passed') : 'not needed',
        opened,
        untried,
        notes,
        serial: document.serial,
      },
    }
  },
}

/** @throws ReleaseError naming each page that has become too heavy */
async function refuseHeavy(
  store: ReleaseStore,
  live: ReleaseDocument,
  candidate: PublishedRelease,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<void> {
  const { tooHeavy } = await import('../../gate/page-bytes.ts')
  const { name, release } = candidate
  const known = findRelease(findChannel(live, name), findChannel(live, name)?.active[0]?.release ?? '')
  const heavy = await tooHeavy({
    candidate,
    read: async path => files.get(path) ?? null,
    live: known && { release: known, read: path => store.readFile(filePath(name, known.release, path)) },
  })
  if (heavy.length === 0) return
  throw new ReleaseError('refused', `${name} ${release} has become too heavy`, [
    ...heavy,
    '--allow-bytes --reason "why it is worth it" lets it in',
  ])
}

// Loaded when it is needed: no other verb has to wait for it.
const tried = async (candidate: Candidate) => (await import('../../gate/gate.ts')).passGate(candidate)

const entryOf = (manifest: ReleaseManifest, now: Date): PublishedRelease => ({
  ...manifest,
  base: `/r/${manifest.name}/${manifest.release}/`,
  publishedAt: now.toISOString(),
})

function withRelease(
  document: ReleaseDocument,
  candidate: PublishedRelease,
): ReleaseDocument['remotes'] | null {
  const { name, release } = candidate
  const channel = findChannel(document, name) ?? createChannel()
  const known = findRelease(channel, release)
  if (known) {
    // The same content built from another revision, or at another time, is the same release.
    const { git, publishedAt } = known
    if (isDeepStrictEqual({ ...candidate, git, publishedAt }, known)) return null
    throw new ReleaseError('refused', `${name} ${release} was published with other content`, [
      'a release id is never used twice: build again to get a new one',
    ])
  }
  // Its entry may have been removed with its files; the block stays.
  if (channel.blocked.includes(release)) throw new ReleaseError('refused', `${name} ${release} is blocked`)
  const reasons = unpublishable(document, candidate)
  if (reasons.length > 0)
    throw new ReleaseError('refused', `${name} ${release} does not fit what is live`, reasons)
  return {
    ...document.remotes,
    [name]: { ...channel, releases: { ...channel.releases, [release]: candidate } },
  }
}
