// Plain JavaScript for whatever Node is installed (>= 20): installs what the lockfile names, then hands over to
// the pinned Node, which runs TypeScript itself. Usage: node scripts/run.mjs <script> [arguments]
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isInstalled } from './installed.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stamp = join(root, 'node_modules', '.installed')
const pinned = join(root, 'node_modules', '.bin', 'node')

function fail(words) {
  console.error(words)
  process.exit(1)
}

function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(pinned) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  // Someone has run `npm install` already.
  if (existsSync(pinned) && isInstalled(root)) return writeFileSync(stamp, lock)
  console.log('Installing packages…')
  const { status, error } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (error) fail(`npm cannot be run: ${error.message}`)
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(stamp, lock)
}

/** What a script is for stands in its first comment. */
function help(file) {
  const lines = readFileSync(file, 'utf8').split('\n')
  const end = lines.findIndex(line => !line.startsWith('// '))
  return lines
    .slice(0, end)
    .map(line => line.slice(3))
    .join('\n')
}

const [script, ...args] = process.argv.slice(2)
const file = join(root, 'scripts', `${script}.ts`)
if (script === undefined || !existsSync(file)) {
  console.error('usage: node scripts/run.mjs <script> [arguments]; the scripts are those of package.json')
  process.exit(2)
}
if (['check', 'test', 'soak'].includes(script) && /[#%]/.test(root))
  fail(`${root} has # or % in its path, and Vite, which runs the tests, finds no module there: move it`)
if (args.includes('--help') || args.includes('-h')) {
  console.log(help(file))
  // What its flags do a script says itself, where there is something to run it with.
  if (!existsSync(pinned) || !/readArguments\(|readSettings\(\)/.test(readFileSync(file, 'utf8')))
    process.exit(0)
} else install()
const child = spawn(pinned, [file, ...args], {
  cwd: root,
  // A script that others depend on ends when this process is gone, however it ended: the channel tells.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: {
    ...process.env,
    PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`,
    // Half a second less for each of our servers to be there, also for one that starts in the place of one that failed.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache', 'node'),
  },
})
child.on('error', ({ message }) => fail(`the Node that the lockfile names cannot be run: ${message}`))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// npm passes no signal on, and is simply gone: the parent here, as package.json has its shell make way (`exec`).
if (process.env.npm_lifecycle_event) {
  const npm = process.ppid
  setInterval(() => process.ppid === npm || child.kill('SIGTERM'), 200).unref()
}
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
