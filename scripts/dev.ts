// `npm run dev [-- <folder>…]`: starts the shop, then builds and releases a folder anew whenever a file in it changes.
// The next page load has it; edge and store-api are started anew when their own files change.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.ts'
import { publishAll } from './publish.ts'
import { isReleasable, RELEASABLES, type Releasable } from './releasables.ts'

const ROOT = join(import.meta.dirname, '..')
const QUIET_MS = 150
const named = process.argv.slice(2)
const unknown = named.filter(n => !isReleasable(n))
if (unknown.length > 0) {
  console.error(`No such release: ${unknown.join(', ')}. There are: ${RELEASABLES.join(', ')}`)
  process.exit(2)
}
const watched: readonly Releasable[] = named.length > 0 ? named.filter(isReleasable) : RELEASABLES

const shop = spawn(
  'node',
  [
    '--watch-path=edge',
    '--watch-path=store-api',
    '--watch-path=releases',
    '--watch-preserve-output',
    'scripts/start.ts',
  ],
  { cwd: ROOT, stdio: 'inherit' },
)
shop.on('exit', code => process.exit(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => shop.kill(signal))

const changed = new Set<Releasable>()
let timer: NodeJS.Timeout | undefined
let working = false

async function release(): Promise<void> {
  if (working || changed.size === 0) return
  working = true
  const names = [...changed]
  changed.clear()
  try {
    const built = await build(names)
    await publishAll(built)
    if (built.length > 0) console.log(`released ${built.join(', ')}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
  working = false
  // What changed while this was going on.
  void release()
}

function touch(names: readonly Releasable[]): void {
  for (const name of names) changed.add(name)
  clearTimeout(timer)
  timer = setTimeout(() => void release(), QUIET_MS)
}

const ignored = /(?:^|[\\/])(?:dist|node_modules|\.cache)(?:[\\/]|$)|\.test\.tsx?$/
const onChange = (names: readonly Releasable[]) => (_: string, file: string | null) => {
  if (!file || !ignored.test(file)) touch(names)
}
for (const name of watched) watch(join(ROOT, name), { recursive: true }, onChange([name]))
for (const folder of ['shared-contracts', 'federation'])
  watch(join(ROOT, folder), { recursive: true }, onChange(watched))
