// `npm run dev [-- <folder>…]`: starts the shop, then builds and releases a folder anew whenever a file in it changes.
// The next page load has it; edge and store-api are started anew when their own files change.
// `npm run dev -- --kit [--port n]`: every part of the UI kit on one page.
// `npm run dev -- <folder>… --against <address> [--port n]`: the deployed shop at that address, or a page in it, with these remotes from here.
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { DEV_PORT, developAgainst } from './against/develop.ts'
import { readArguments } from './arguments.ts'
import { build } from './build.ts'
import { openDevShop } from './dev-shop.ts'
import { inputsOf, timesOf } from './inputs.ts'
import { publishAll } from './publish.ts'
import { isReleasable, RELEASABLES } from './releasables.ts'

const ROOT = join(import.meta.dirname, '..')
const POLL_MS = 500
const { values, positionals: named } = readArguments(
  'npm run dev [-- <folder>…] [--against <address> --port n] [--kit]',
  {
    allowPositionals: true,
    options: {
      against: { type: 'string', takes: 'address', says: 'the shop there, the remotes named from here' },
      kit: { type: 'boolean', says: 'every part of the UI kit on one page' },
      port: { type: 'string', takes: 'n', default: DEV_PORT, says: `of --against and --kit (${DEV_PORT})` },
    },
  },
)
if (values.kit) {
  const { serveKit } = await import('./kit/serve.ts')
  console.log(`the kit: ${(await serveKit(Number(values.port))).url}`)
  // It serves until it is ended.
  await new Promise(() => {})
}
const unknown = named.filter(n => !isReleasable(n))
if (unknown.length > 0) {
  console.error(`No such release: ${unknown.join(', ')}. There are: ${RELEASABLES.join(', ')}`)
  process.exit(2)
}
if (values.against) {
  if (named.length === 0 || named.includes('host-shell') || !URL.canParse(values.against)) {
    console.error('usage: npm run dev -- <remote>… --against <address of a deployed shop> [--port n]')
    process.exit(2)
  }
  for (const end of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(end, () => process.exit(0))
  const sources = named.map(name => ({
    folder: join(ROOT, name),
    build: () => build([name]),
    inputs: () => inputsOf(ROOT, name),
  }))
  try {
    await developAgainst(sources, new URL(values.against), Number(values.port))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
const watched: readonly string[] = named.length > 0 ? named : RELEASABLES

/** Whose files the running servers were started from. */
const SERVERS = ['edge', 'store-api', 'payment-sandbox', 'demo-stores', 'releases']
// Whoever develops may look into every page (`?composition`).
process.env.INSPECT ||= 'on'
const shop = openDevShop(['node', 'scripts/start.ts'], ROOT, code => process.exit(code))
for (const end of ['SIGINT', 'SIGTERM', 'disconnect'] as const)
  process.on(end, () => void shop.close().then(() => process.exit(0)))

// Looks again and again rather than being told: editors save by replacing files, which recursive watching loses.
const seen = new Map(watched.map(name => [name, inputsOf(ROOT, name)]))
let served = timesOf(ROOT, SERVERS)
for (;;) {
  await pause(POLL_MS)
  const now = timesOf(ROOT, SERVERS)
  if (now !== served) {
    served = now
    console.log('a server has changed: the shop starts anew')
    await shop.restart()
  }
  const changed = watched.filter(name => seen.get(name) !== inputsOf(ROOT, name))
  if (changed.length === 0) continue
  for (const name of changed) seen.set(name, inputsOf(ROOT, name))
  try {
    const built = await build(changed)
    await publishAll({ built, edited: built })
    if (built.length > 0) console.log(`released ${built.join(', ')}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
}
