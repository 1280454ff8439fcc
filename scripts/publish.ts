// Publishes every built release and promotes those that are new: first start, and each new build.
import { join } from 'node:path'
import { run } from './process.ts'
import { RELEASABLES } from './releasables.ts'

/** Built here from the sources at hand, and a first start has nothing live yet that a release could be tried in. */
const UNGATED = ['--no-gate', '--reason', 'built and started here']

const ROOT = join(import.meta.dirname, '..')

/**
 * @param built folders that were just built from changed sources: they go live even if the store knew the outcome
 * @param env RELEASE_STORE, DATA_DIR
 * @throws Error with the command's words when a release is refused
 */
export async function publishAll(
  built: readonly string[] = [],
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const release = async (...args: string[]) =>
    JSON.parse(
      await run('node', ['releases/cli.ts', ...args, '--json'], {
        cwd: ROOT,
        env,
        label: `release ${args[0]}`,
      }),
    )
  const { remotes } = await release('status')
  for (const name of RELEASABLES) {
    const { release: id, changed } = await release('publish', `${name}/dist`, ...UNGATED)
    // What was not touched stays as the operators left it: live, rolled back or blocked.
    const serving = remotes[name]?.active.length > 0
    if (changed || !serving || built.includes(name)) await release('promote', name, id)
  }
}

if (import.meta.main) await publishAll()
