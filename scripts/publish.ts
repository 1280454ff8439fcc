// Publishes every built release and promotes those that are new: first start, and each new build.
import { join } from 'node:path'
import { type Ending, run } from 'releases/command'
import { openWorkspace, readDocument, readSettings, renewWhenDue } from 'releases/document'
import { readManifest } from 'releases/files'
import { type PastAct, planFor } from './publish-plan.ts'
import { RELEASABLES } from './releasables.ts'

/** Built here from the sources at hand, and a first start has nothing live yet that a release could be tried in. */
const UNGATED = ['--no-gate', '--reason', 'built and started here']

const ROOT = join(import.meta.dirname, '..')

export interface PublishOptions {
  /** Folders that were just built from changed sources. */
  built?: readonly string[]
  /** Folders that someone who sits here has just edited: they go live even where operators took something back. */
  edited?: readonly string[]
  /** RELEASE_STORE, DATA_DIR */
  env?: NodeJS.ProcessEnv
  /** Where the built releases lie: `<root>/<name>/dist`. */
  root?: string
  names?: readonly string[]
  say?(words: string): void
  now?(): Date
}

/** @throws Error with the command's words when a release is refused */
export async function publishAll({
  built = [],
  edited = [],
  env = process.env,
  root = ROOT,
  names = RELEASABLES,
  say = console.log,
  now = () => new Date(),
}: PublishOptions = {}): Promise<void> {
  for (const name of names) {
    const folder = join(root, name, 'dist')
    const { release } = await readManifest(folder)
    const document = await readDocument(openWorkspace(readSettings(env)))
    const { acts } = await command(env, 'log', '--name', name, '--limit', '100000')
    const plan = planFor(
      document,
      (acts as (PastAct & { lost: boolean })[]).filter(({ lost }) => !lost),
      { name, release, built: built.includes(name), edited: edited.includes(name) },
    )
    if (plan.because) say(plan.because)
    if (plan.do === 'leave') continue
    await command(env, 'publish', folder, ...UNGATED)
    if (plan.do === 'promote') await command(env, 'promote', name, release)
  }
  // A shop that comes up after weeks without a write needs a document that holds.
  await renewWhenDue({ ...openWorkspace(readSettings(env)), now })
}

async function command(env: NodeJS.ProcessEnv, ...args: string[]): Promise<Record<string, unknown>> {
  // The edges may come after this.
  const { code, out, err }: Ending = await run([...args, '--json', '--wait', '0'], env)
  if (code !== 0) throw new Error(`release ${args[0]} failed (${code})\n${err}`)
  return JSON.parse(out)
}

if (import.meta.main) await publishAll()
