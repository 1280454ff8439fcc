// Publishes every built release and promotes those that are new: first start, and each new build.
import { join } from 'node:path'
import { type Ending, EXIT, run } from 'releases/command'
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

/**
 * A release that is refused in the place of one that serves holds up nothing: what that says, whoever starts is told.
 * @throws Error with the command's words when one is refused that somebody sits here to see, or of a remote that serves nobody
 */
export async function publishAll({
  built = [],
  edited = [],
  env = process.env,
  root = ROOT,
  names = RELEASABLES,
  say = console.log,
  now = () => new Date(),
}: PublishOptions = {}): Promise<void> {
  const refused: Refused[] = []
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
    const isEdited = edited.includes(name)
    const why =
      (await refusal(env, 'publish', folder, ...UNGATED)) ??
      (plan.do === 'promote'
        ? await refusal(env, 'promote', name, release, ...(isEdited ? ALLOW_GONE : []))
        : null)
    const isServing = (document.remotes[name]?.active.length ?? 0) > 0
    if (why)
      refused.push({ name, release, folder, why, live: plan.do === 'promote', kept: isServing && !isEdited })
  }
  if (!(await fitsTogether(env, refused))) {
    for (const { name, release, why, kept } of refused) {
      if (!kept) throw new Error(why)
      say(
        `${name} ${release} does not go live: ${why}\n  - \`npm run release -- promote ${name} ${release}\` tries it again`,
      )
    }
  }
  // A shop that comes up after weeks without a write needs a document that holds.
  await renewWhenDue({ ...openWorkspace(readSettings(env)), now })
}

interface Refused {
  name: string
  release: string
  folder: string
  /** What was refused, and why. */
  why: string
  /** Whether it was to go live. */
  live: boolean
  /** What serves goes on serving. */
  kept: boolean
}

/** Whoever edits here has taken out what is gone. */
const ALLOW_GONE = ['--allow-gone']

/** Puts live in one write what is refused one by one: a new major, a path that moves from one remote to another. @returns whether it did */
async function fitsTogether(env: NodeJS.ProcessEnv, refused: readonly Refused[]): Promise<boolean> {
  if (refused.length < 2) return refused.length === 0
  const live = refused.filter(one => one.live).map(({ name, release }) => `${name}@${release}`)
  return (
    (await refusal(env, 'publish', ...refused.map(({ folder }) => folder), ...UNGATED)) === null &&
    (live.length === 0 || (await refusal(env, 'promote', ...live)) === null)
  )
}

/** @returns why the rules of releases do not let it be; null once it is done */
async function refusal(env: NodeJS.ProcessEnv, ...args: string[]): Promise<string | null> {
  const { code, err }: Ending = await run([...args, '--json', '--wait', '0'], env)
  if (code !== 0 && code !== EXIT.refused) throw new Error(`release ${args[0]} failed (${code})\n${err}`)
  return code === 0 ? null : err.trimEnd().replace(/^release: /, '')
}

async function command(env: NodeJS.ProcessEnv, ...args: string[]): Promise<Record<string, unknown>> {
  // The edges may come after this.
  const { code, out, err }: Ending = await run([...args, '--json', '--wait', '0'], env)
  if (code !== 0) throw new Error(`release ${args[0]} failed (${code})\n${err}`)
  return JSON.parse(out)
}

if (import.meta.main) await publishAll()
