// `npm run dev [-- <folder>…]`: starts the shop, then builds and releases a folder anew whenever a file in it changes.
// The next page load has it; edge and store-api are started anew when their own files change.
// `npm run dev -- <folder> --against <address> [--port n]`: the deployed shop at that address, with this one remote from here.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { developAgainst } from './against/develop.ts'
import { build } from './build.ts'
import { inputsOf } from './inputs.ts'
import { publishAll } from './publish.ts'
import { isReleasable, RELEASABLES } from './releasables.ts'

const ROOT = join(import.meta.dirname, '..')
const LOOK_MS = 500
const { values, positionals: named } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' }, port: { type: 'string', default: '8090' } },
})
const unknown = named.filter(n => !isReleasable(n))
if (unknown.length > 0) {
  console.error(`No such release: ${unknown.join(', ')}. There are: ${RELEASABLES.join(', ')}`)
  process.exit(2)
}
if (values.against) {
  const [name] = named
  if (named.length !== 1 || !name || name === 'host-shell' || !URL.canParse(values.against)) {
    console.error('usage: npm run dev -- <remote> --against <address of a deployed shop> [--port n]')
    process.exit(2)
  }
  await developAgainst(name, new URL(values.against).origin, Number(values.port))
}
const watched: readonly string[] = named.length > 0 ? named : RELEASABLES

const servers = ['edge', 'store-api', 'payment-sandbox', 'demo-stores', 'releases'].map(
  folder => `--watch-path=${folder}`,
)
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
