import { resolve } from 'node:path'
import { makeFolder } from 'server-kit/make-folder.ts'
import type { PublishedRelease, ReleaseDocument } from 'shared-contracts/release/document.ts'
import type { ReleaseManifest } from 'shared-contracts/release/manifest.ts'
import { note } from '../../audit-log/note.ts'
import { check } from '../../compatibility/check.ts'
import { changeDocument } from '../../document/change.ts'
import { refuseFrozen } from '../../document/frozen.ts'
import { readDocument, type Workspace } from '../../document/read.ts'
import { readFiles } from '../../files/read-files.ts'
import { readManifest } from '../../files/read-manifest.ts'
import type { Candidate, Passed } from '../../gate/gate.ts'
import { unstoredMaps } from '../../maps/mapped-stack.ts'
import { storeMaps } from '../../maps/store-maps.ts'
import { ReleaseError } from '../../refusal.ts'
import { teamKeyOf } from '../../signing/keys.ts'
import { isRemote } from '../../store/location.ts'
import { openStore } from '../../store/open.ts'
import { MAX_RELEASES, neededReason, reasonOption, textOf, type Values, type Verb } from '../verb.ts'
import { refuseHeavy } from './refuse-heavy.ts'
import { healFiles, storeFiles } from './store-files.ts'
import { orTakeBack } from './take-back.ts'
import { withRelease } from './with-release.ts'

export const publish: Verb = {
  summary: 'try a built release in a browser, store it and enter it in the document; nobody gets it yet',
  usage:
    'publish <dist folder>… [--to https://edge] [--api origin] [--pictures folder] [--no-gate] [--allow-bytes] [--reason text]',
  examples: [
    'publish mfe-catalog/dist',
    'publish mfe-catalog/dist --api http://localhost:8081',
    'publish mfe-catalog/dist --pictures pictures   # of each page, as the gate saw it: 412 and 1440 px wide',
    'publish host-shell/dist mfe-catalog/dist   # they fit only together: one write, tried beside each other',
    'publish mfe-catalog/dist --to https://operators.shop.example   # where the store is out of reach; needs RELEASE_TEAM_KEY',
    'publish host-shell/dist --no-gate --reason "no browser on the build machine"',
  ],
  options: {
    ...reasonOption,
    to: { type: 'string', takes: 'address', says: 'an edge’s operators’ port, if the store is out of reach' },
    api: { type: 'string', takes: 'origin', says: 'backend of the pages that are tried (API_ORIGIN)' },
    pictures: { type: 'string', takes: 'folder', says: 'keeps what the gate sees, 412 and 1440 px wide' },
    'no-gate': { type: 'boolean', says: 'opens nothing in a browser; a reason is needed' },
    'allow-bytes': { type: 'boolean', says: 'also where a page has become too heavy' },
  },
  arguments: ['dist folder'],
  more: MAX_RELEASES,
  fitsLive: true,
  async run(here, folders, values) {
    const workspace = at(here, textOf(values.to, ''))
    const { store } = workspace
    const by = workspace.settings.teamKey ? teamKeyOf(workspace.settings.teamKey).id : null
    const built = await Promise.all(folders.map(folder => load(resolve(folder), workspace.now(), by)))
    const together = built.map(({ candidate }) => candidate)
    if (new Set(together.map(({ name }) => name)).size < together.length)
      throw new ReleaseError('usage', 'two of these folders hold releases of one name')
    const called = together.map(({ name, release }) => `${name} ${release}`).join(', ')
    const ungated = values['no-gate'] === true
    if (ungated && values.pictures !== undefined)
      throw new ReleaseError('usage', 'without the gate there is nothing to take pictures of')
    const reason = ungated ? neededReason(values) : textOf(values.reason, `publish ${called}`)
    const live = await readDocument(workspace)
    // Once before the files, so that a refused release leaves nothing behind.
    const fresh = built.filter(({ candidate }) => withRelease(live, candidate, together) !== null)
    await refuseFrozen(workspace, live, entered(live, together) ?? live.remotes)
    if (fresh.length > 0 && !workspace.dryRun) await workspace.beforeWrite?.()
    const {
      opened,
      untried,
      pictures,
      notes: seen,
    } = ungated ? NOTHING : await triedAll(workspace, live, built, fresh, values)
    let written = 0
    const why = ungated ? `without the browser gate: ${reason}` : reason
    const { document, changed } = await orTakeBack(workspace, async noting => {
      for (const { manifest, files, folder } of workspace.dryRun ? [] : built) {
        written += await storeFiles(noting, manifest, files)
        await storeMaps(noting, manifest, folder)
      }
      return changeDocument(workspace, {
        verb: 'publish',
        why,
        about: () => ({ name: together[0]?.name ?? '', release: together[0]?.release ?? '' }),
        edit: before => entered(before, together),
        retry: true,
      })
    })
    for (const { manifest, files } of changed && !workspace.dryRun ? built : [])
      await healFiles(store, manifest, files)
    for (const { name, release } of changed && !workspace.dryRun ? together.slice(1) : [])
      await note(workspace, { verb: 'publish', why, name, release, serial: document.serial })
    const notes = changed
      ? [
          ...built.flatMap(({ manifest }) => [
            ...uncommitted(manifest),
            ...check(live, manifest).map(({ text }) => text),
          ]),
          ...seen,
        ]
      : []
    return {
      lines: [
        ...built.map(({ candidate: { name, release }, files }) =>
          fresh.some(({ candidate }) => candidate.name === name) && changed
            ? `published ${name} ${release}: ${files.size} files, serial ${document.serial}`
            : `${name} ${release} is published already${document.remotes[name]?.blocked.includes(release) ? `, and blocked: \`unblock ${name} ${release} --reason "…"\` lets it be promoted` : ''}`,
        ),
        ...(opened.length > 0 ? [`opened in a browser: ${opened.join(' ')}`] : []),
        ...untried.map(text => `not tried: ${text}`),
        ...pictures.map(path => `picture: ${path}`),
        ...notes.map(text => `note: ${text}`),
      ],
      data: {
        name: together[0]?.name,
        release: together[0]?.release,
        ...(together.length > 1 && { releases: together.map(({ name, release }) => ({ name, release })) }),
        changed,
        files: built.reduce((sum, { files }) => sum + files.size, 0),
        written,
        gate: fresh.length > 0 ? (ungated ? 'left out' : 'passed') : 'not needed',
        opened,
        untried,
        pictures,
        notes,
        serial: document.serial,
      },
    }
  },
}

/** Whoever looks for the cause of a failure later finds other sources than the ones it was built of. */
const uncommitted = ({ name, git }: ReleaseManifest): string[] =>
  git.dirty ? [`${name} has changes that were not committed (revision ${git.revision.slice(0, 10)})`] : []

/**
 * @param to where releases are published instead of this machine's store; '' for that one
 * @throws ReleaseError when it is no address: a folder of that name would be made a store of its own
 */
function at(workspace: Workspace, to: string): Workspace {
  if (to === '') return workspace
  if (!isRemote(to))
    throw new ReleaseError('usage', `--to must be the https:// address of an edge, not "${to}"`)
  return {
    ...workspace,
    settings: { ...workspace.settings, store: to },
    store: openStore(to, workspace.settings.teamKey),
  }
}

interface Built {
  folder: string
  manifest: ReleaseManifest
  candidate: PublishedRelease
  files: ReadonlyMap<string, Uint8Array>
}

async function load(folder: string, now: Date, by: string | null): Promise<Built> {
  const manifest = await readManifest(folder)
  return { folder, manifest, candidate: entryOf(manifest, now, by), files: await readFiles(folder, manifest) }
}

/** @param by id of the team's key that enters it; what the build says of that counts for nothing */
function entryOf(manifest: ReleaseManifest, now: Date, by: string | null): PublishedRelease {
  const { by: _said, ...built } = manifest as ReleaseManifest & { by?: unknown }
  return {
    ...built,
    base: `/r/${manifest.name}/${manifest.release}/`,
    publishedAt: now.toISOString(),
    ...(by !== null && { by }),
  }
}

/** @returns the channels with all of them entered; null when they are already */
function entered(
  before: ReleaseDocument,
  together: readonly PublishedRelease[],
): ReleaseDocument['remotes'] | null {
  let remotes = before.remotes
  for (const one of together) remotes = withRelease({ ...before, remotes }, one, together) ?? remotes
  return remotes === before.remotes ? null : remotes
}

const NOTHING: Passed = { opened: [], untried: [], notes: [], pictures: [] }

/** @param built all of them: each is tried beside the others */
async function triedAll(
  { store, settings, dryRun, say }: Workspace,
  live: ReleaseDocument,
  built: readonly Built[],
  fresh: readonly Built[],
  values: Values,
): Promise<Passed> {
  const api = textOf(values.api, settings.api)
  const folder = textOf(values.pictures, '')
  const pictures = folder && !dryRun ? resolve(folder) : null
  if (pictures && fresh.length > 0)
    await makeFolder(pictures).catch(({ message }: Error) => {
      throw new ReleaseError('refused', message)
    })
  const passed: Passed[] = []
  const maps = unstoredMaps(store, built)
  for (const { candidate, files } of fresh) {
    if (!values['allow-bytes']) await refuseHeavy(store, live, candidate, files, maps)
    const beside = built.filter(other => other.candidate !== candidate)
    const account = settings.gateShopper
    const { name, release } = candidate
    say?.(`trying each page of ${name} ${release} in a browser, twice; that takes a minute or two`)
    passed.push(await tried({ store, live, candidate, files, maps, beside, api, account, pictures }))
  }
  return {
    opened: passed.flatMap(({ opened }) => opened),
    untried: [...new Set(passed.flatMap(({ untried }) => untried))],
    notes: passed.flatMap(({ notes }) => notes),
    pictures: passed.flatMap(one => one.pictures),
  }
}

// Loaded when it is needed: no other verb has to wait for it.
const tried = async (candidate: Candidate) => (await import('../../gate/gate.ts')).passGate(candidate)
