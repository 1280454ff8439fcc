// `npm run dev [-- <folder>…]`: starts the shop, then builds and releases a folder anew whenever a file in it changes.
// The next page load has it; edge and store-api are started anew when their own files change.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { build } from './build.ts'
import { inputsOf } from './inputs.ts'
import { publishAll } from './publish.ts'
import { isReleasable, RELEASABLES, type Releasable } from './releasables.ts'

const ROOT = join(import.meta.dirname, '..')
const LOOK_MS = 500
const named = process.argv.slice(2)
const unknown = named.filter(n => !isReleasable(n))
if (unknown.length > 0) {
  console.error(`No such release: ${unknown.join(', ')}. There are: ${RELEASABLES.join(', ')}`)
  process.exit(2)
}
const watched: readonly Releasable[] = named.length > 0 ? named.filter(isReleasable) : RELEASABLES

const servers = ['edge', 'store-api', 'releases'].map(folder => `--watch-path=${folder}`)
const shop = spawn('node', [...servers, '--watch-preserve-output', 'scripts/start.ts'], {
  cwd: ROOT,
  stdio: 'inherit',
})
shop.on('exit', code => process.exit(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => shop.kill(signal))

// Looks again and again rather than being told: editors save by replacing files, which recursive watching loses.
const seen = new Map(watched.map(name => [name, inputsOf(ROOT, name)]))
for (;;) {
  await pause(LOOK_MS)
  const changed = watched.filter(name => seen.get(name) !== inputsOf(ROOT, name))
  if (changed.length === 0) continue
  for (const name of changed) seen.set(name, inputsOf(ROOT, name))
  try {
    const built = await build(changed)
    await publishAll(built)
    if (built.length > 0) console.log(`released ${built.join(', ')}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
}
