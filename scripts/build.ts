// Builds the releases whose inputs changed: `npm run build [-- <folder>…] [--force]`.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments } from './arguments.ts'
import { inputsOf } from './inputs.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { run } from './process.ts'
import { isReleasable, RELEASABLES } from './releasables.ts'

const ROOT = join(import.meta.dirname, '..')
const CACHE = join(ROOT, '.cache')

interface Way {
  /** Builds also what has not changed. */
  force?: boolean
  /** Takes the processors only where nobody else wants them. */
  yields?: boolean
}

/** @returns the folders that were built anew */
export async function build(
  names: readonly string[] = RELEASABLES,
  { force = false, yields = false }: Way = {},
): Promise<string[]> {
  const built: string[] = []
  mkdirSync(CACHE, { recursive: true })
  for (const name of names) {
    const stamp = join(ROOT, name, 'dist', '.inputs')
    const isBuilt = (inputs: string) => !force && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs
    if (isBuilt(inputsOf(ROOT, name))) continue
    // Two starts, or a start and a build: each would take away what the other has written.
    await oneAtATime(join(CACHE, `building-${name}`), async () => {
      const inputs = inputsOf(ROOT, name)
      if (!isBuilt(inputs)) {
        await run('node', ['../federation/build/cli.ts', '.'], {
          cwd: join(ROOT, name),
          label: `build ${name}`,
          yields,
        })
        writeFileSync(stamp, inputs)
      }
      built.push(name)
    })
  }
  return built
}

if (import.meta.main) {
  const { values, positionals: named } = readArguments('npm run build [-- <folder>…] [--force]', {
    allowPositionals: true,
    options: { force: { type: 'boolean', says: 'builds also what has not changed' } },
  })
  const unknown = named.filter(n => !isReleasable(n))
  if (unknown.length > 0) {
    console.error(`No such release: ${unknown.join(', ')}. There are: ${RELEASABLES.join(', ')}`)
    process.exit(2)
  }
  try {
    const built = await build(named.length > 0 ? named : RELEASABLES, {
      force: values.force === true,
    })
    console.log(built.length > 0 ? `built ${built.join(', ')}` : 'everything is up to date')
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
