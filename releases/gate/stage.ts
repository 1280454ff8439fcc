import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PublishedRelease, ReleaseDocument } from 'shared-contracts/release/document.ts'
import type { RemoteFailure } from 'shared-contracts/remote/host.ts'
import { createChannel } from '../channels/channel.ts'
import { serving } from '../compatibility/live.ts'
import { changeDocument } from '../document/change.ts'
import { ReleaseError } from '../refusal.ts'
import { readSettings } from '../settings.ts'
import { folderStore } from '../store/folder.ts'
import { filePath, type ReleaseStore } from '../store/store.ts'
import { gateFolder } from './left-behind.ts'
import { answers, freePort, stop } from './process.ts'
import { caughtOnServer, INSPECTOR_FLAG } from './stuck-server.ts'
import type { ToldFailure } from './told-failures.ts'
import { whenInterrupted } from './when-interrupted.ts'

const EDGE = fileURLToPath(import.meta.resolve('edge/process/single-process.ts'))
const READY_MS = 20_000
/** What its server has just written may still be on its way. */
const REMOVED = { recursive: true, force: true, maxRetries: 3 } as const

type StagedFailure = Pick<RemoteFailure, 'remote' | 'release'> & ToldFailure

/** The shop as it is live, but for one release, at an address of its own. */
export interface Stage {
  origin: string
  /** The releases on it. */
  releases: PublishedRelease[]
  /** What its edge was told of or saw failing so far. */
  failures(): StagedFailure[]
  /** What its edge is doing, as a stack, where it answers nobody any more; `''` when it does not say within so many ms. */
  caught(limit: number): Promise<string>
  close(): Promise<void>
}

/** A release that is not in the store yet. */
export interface Built {
  candidate: PublishedRelease
  files: ReadonlyMap<string, Uint8Array>
}

interface Options {
  store: ReleaseStore
  live: ReleaseDocument
  candidate: PublishedRelease
  files: ReadonlyMap<string, Uint8Array>
  /** Releases that are published together with it. */
  beside?: readonly Built[]
  /** Origin of a backend. */
  api: string
}

/**
 * Puts the candidate among what is live, in a store of its own under keys of its own: nothing of it is seen by anyone else, and its
 * server part runs in a process that knows no secret and can be ended.
 * @throws ReleaseError when the server parts do not come up
 */
export async function openStage({
  store,
  live,
  candidate,
  files,
  beside = [],
  api,
}: Options): Promise<Stage> {
  const built = [...beside, { candidate, files }]
  const folder = await gateFolder(tmpdir())
  const started: ChildProcess[] = []
  const settled = whenInterrupted(() => {
    for (const one of started) one.kill('SIGKILL')
    rmSync(folder, REMOVED)
  })
  const remove = () => rm(folder, REMOVED).finally(settled)
  try {
    const others = Object.keys(live.remotes)
      .filter(name => !built.some(one => one.candidate.name === name))
      .flatMap(name => serving(live, name).slice(0, 1))
    const target = folderStore(join(folder, 'store'))
    await Promise.all(others.map(release => copyFiles(store, target, release)))
    for (const one of built)
      for (const [path, bytes] of one.files)
        await target.putFile(filePath(one.candidate.name, one.candidate.release, path), bytes)
    const releases = [...others, ...built.map(one => one.candidate)]
    const settings = readSettings({ RELEASE_STORE: join(folder, 'store'), RELEASE_ACTOR: 'gate' })
    await changeDocument(
      { settings, store: target, now: () => new Date() },
      { verb: 'gate', why: 'gate', edit: () => Object.fromEntries(releases.map(alone)) },
    )
    return { releases, ...(await startEdge(folder, api, started, remove)) }
  } catch (error) {
    await remove()
    throw error
  }
}

/** Without last good releases: one that fails must show. */
const alone = (release: PublishedRelease) => [
  release.name,
  {
    ...createChannel(),
    active: [{ release: release.release, weight: 100 }],
    releases: { [release.release]: release },
  },
]

async function copyFiles(from: ReleaseStore, to: ReleaseStore, release: PublishedRelease): Promise<void> {
  for (const path of Object.keys(release.files)) {
    const stored = filePath(release.name, release.release, path)
    const bytes = await from.readFile(stored)
    if (bytes) await to.putFile(stored, bytes)
  }
}

async function startEdge(folder: string, api: string, started: ChildProcess[], remove: () => Promise<void>) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: origin,
    API_ORIGIN: api,
    RELEASE_STORE: join(folder, 'store'),
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'warn',
    // What is tried is the release, not how fast the backend is.
    API_LIMIT_MS: '5000',
  }
  const edge = spawn(process.execPath, [INSPECTOR_FLAG, EDGE], {
    env,
    // By its channel it hears that this process is gone, however that ended.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  started.push(edge)
  let log = ''
  for (const stream of [edge.stdout, edge.stderr]) {
    stream?.on('data', chunk => {
      log += chunk
    })
  }
  const close = async () => {
    // One that is caught in a loop hears no signal but this.
    edge.kill('SIGKILL')
    await stop(edge)
    await remove()
  }
  try {
    await answers(`${origin}/readyz`, edge, READY_MS)
  } catch {
    await close()
    throw new ReleaseError(
      'refused',
      'the server part does not come up beside what is live',
      [
        ...failuresIn(log).map(
          ({ remote, release, phase, message }) => `${remote} ${release} (${phase}): ${message}`,
        ),
        log.includes('"level"') ? '' : log.trim(),
        `no page could be rendered within ${READY_MS / 1000} s`,
      ].filter(Boolean),
    )
  }
  const caught = (limit: number) => caughtOnServer(edge, () => log, limit)
  return { origin, failures: () => failuresIn(log), caught, close }
}

function failuresIn(log: string): StagedFailure[] {
  return log.split('\n').flatMap(line => {
    try {
      const entry = JSON.parse(line)
      return entry.msg === 'remote failed' ? [entry as StagedFailure] : []
    } catch {
      return []
    }
  })
}
