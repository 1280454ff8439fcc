import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, onTestFailed, test } from 'vitest'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'arcade-run-'))
  await mkdir(join(root, 'scripts'))
  for (const file of ['run.mjs', 'installed.mjs'])
    await cp(join(import.meta.dirname, file), join(root, 'scripts', file))
  await writeFile(join(root, 'scripts/start.ts'), '')
  await writeFile(join(root, 'package-lock.json'), '{}')
})
afterEach(() => rm(root, { recursive: true, force: true }))

const start = (script = 'start') =>
  spawnSync(process.execPath, [join(root, 'scripts/run.mjs'), script], {
    encoding: 'utf8',
    // There is nothing to be found.
    env: { PATH: root },
  })

test('REL-3 without npm a start says so', () => {
  const { status, stderr } = start()
  expect(stderr).toMatch(/^npm cannot be run: .*ENOENT\n$/)
  expect(status).toBe(1)
})

test('REL-3 tests are not begun in a folder in whose path Vite finds no module, and say so', async () => {
  const other = `${root}-50%20`
  await rename(root, other)
  root = other
  await writeFile(join(root, 'scripts/check.ts'), '')
  const { status, stderr } = start('check')
  expect(stderr).toBe(
    `${root} has # or % in its path, and Vite, which runs the tests, finds no module there: move it\n`,
  )
  expect(status).toBe(1)
  expect(start().stderr).toMatch(/^npm cannot be run/)
})

const install = async () => {
  await mkdir(join(root, 'node_modules/.bin'), { recursive: true })
  await writeFile(join(root, 'node_modules/.installed'), createHash('sha256').update('{}').digest('hex'))
}

test('REL-3 where the pinned Node cannot be run a start says so, without a stack', async () => {
  await install()
  await writeFile(join(root, 'node_modules/.bin/node'), '')
  const { status, stderr } = start()
  expect(stderr).toMatch(/^the Node that the lockfile names cannot be run: .*EACCES\n$/)
  expect(status).toBe(1)
})

test.each(['SIGTERM', 'SIGKILL'] as const)('REL-3 what npm started ends with it, by %s', async signal => {
  await install()
  await symlink(process.execPath, join(root, 'node_modules/.bin/node'))
  await cp(join(import.meta.dirname, '../package.json'), join(root, 'package.json'))
  await writeFile(join(root, 'scripts/start.ts'), "console.log('up'); process.on('message', () => {})")
  const npm = spawn('npm', ['start'], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  onTestFailed(() => void process.kill(-(npm.pid ?? 0), 'SIGKILL'))
  for await (const line of createInterface({ input: npm.stdout })) if (line === 'up') break
  npm.kill(signal)
  // Whoever is left has it open.
  await once(npm.stdout.resume(), 'end')
})
