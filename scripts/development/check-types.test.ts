import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkTypes, problemIn, type Types } from './check-types.ts'

const of = (file: string) => file.split('/')[0] ?? ''

test('REL-7 a line of the compiler says whose types are wrong, and where', () => {
  expect(problemIn("mfe-x/pages/a.tsx(3,12): error TS2322: Type 'string' is no number.", of)).toEqual({
    of: 'mfe-x',
    kind: 'types',
    message: "TS2322: Type 'string' is no number.",
    at: ['mfe-x/pages/a.tsx:3:12'],
  })
})

test.each(['Found 2 errors.', '  with more about it', ''])('REL-7 any other line is no problem: "%s"', line =>
  expect(problemIn(line, of)).toBeNull(),
)

/** A folder whose compiler is a script of the test's. */
async function compiledBy(script: string): Promise<{ root: string; types: Types }> {
  const root = await mkdtemp(join(tmpdir(), 'arcade-types-'))
  await mkdir(join(root, 'node_modules/.bin'), { recursive: true })
  const compiler = join(root, 'node_modules/.bin/tsc')
  await writeFile(compiler, `#!${process.execPath}\n${script}`)
  await chmod(compiler, 0o755)
  await writeFile(join(root, 'a.ts'), 'first')
  return { root, types: { root, project: 'tsconfig.json', keptAt: 'kept.json', folders: ['.'], of } }
}

test('REL-7 types are looked at once saves are over, by a process that leaves the processors to the next save', async () => {
  // Waits until it yields: otherwise it never says anything.
  const { root, types } = await compiledBy(`
const { getPriority } = require('node:os')
const { readFileSync } = require('node:fs')
setInterval(() => {
  if (getPriority() !== ${constants.priority.PRIORITY_LOW}) return
  console.log('a.ts(1,1): error TS1: ' + readFileSync('a.ts', 'utf8'))
  process.exit(2)
}, 10)
`)
  const told: string[] = []
  const end = checkTypes(types, problems => told.push(...problems.map(({ message }) => message)))
  try {
    await expect.poll(() => told).toEqual(['TS1: first'])
    await writeFile(join(root, 'a.ts'), 'second')
    await expect.poll(() => told).toEqual(['TS1: first', 'TS1: second'])
    // Packages are installed.
    await writeFile(join(root, 'node_modules/.package-lock.json'), '{}')
    await expect.poll(() => told).toEqual(['TS1: first', 'TS1: second', 'TS1: second'])
  } finally {
    await end()
    await rm(root, { recursive: true, force: true })
  }
})

test('REL-7 types are looked at again where a folder was away for a while, as on a branch that lacks it', async () => {
  const { root, types } = await compiledBy(`
const { existsSync } = require('node:fs')
console.log('a.ts(1,1): error TS1: ' + (existsSync('mfe-x') ? 'there' : 'away'))
`)
  const folder = join(root, 'mfe-x')
  await mkdir(folder)
  const told: string[] = []
  const end = checkTypes({ ...types, folders: ['.', 'mfe-x'] }, problems =>
    told.push(...problems.map(({ message }) => message)),
  )
  try {
    await expect.poll(() => told.at(-1)).toBe('TS1: there')
    await rm(folder, { recursive: true })
    await writeFile(join(root, 'a.ts'), 'of that branch')
    await expect.poll(() => told.at(-1)).toBe('TS1: away')
    await mkdir(folder)
    await writeFile(join(folder, 'b.ts'), 'back')
    await expect.poll(() => told.at(-1)).toBe('TS1: there')
  } finally {
    await end()
    await rm(root, { recursive: true, force: true })
  }
})

test('REL-7 the first look begins with what another has found out, and not with what is older than its own', async () => {
  const { root, types } = await compiledBy(`
const { readFileSync } = require('node:fs')
console.log('a.ts(1,1): error TS1: ' + readFileSync('kept.json', 'utf8'))
`)
  const told: string[] = []
  const look = async () => {
    const before = told.length
    const end = checkTypes({ ...types, keptBy: 'other.json' }, problems =>
      told.push(...problems.map(({ message }) => message)),
    )
    await expect.poll(() => told.length).toBeGreaterThan(before)
    await end()
  }
  try {
    await writeFile(join(root, 'other.json'), 'found')
    await look()
    await writeFile(join(root, 'kept.json'), 'its own')
    await utimes(join(root, 'other.json'), 0, 0)
    await look()
    expect(told).toEqual(['TS1: found', 'TS1: its own'])
  } finally {
    await rm(root, { recursive: true, force: true })
  }
})

test('REL-7 who ends the looking goes on once the compiler has written its last', async () => {
  const { root, types } = await compiledBy(`
const { writeFileSync } = require('node:fs')
process.on('SIGTERM', () => setTimeout(() => {
  writeFileSync('last.txt', 'written')
  process.exit()
}, 200))
writeFileSync('began.txt', '')
setInterval(() => {}, 1000)
`)
  const end = checkTypes(types, () => {})
  try {
    await expect.poll(() => existsSync(join(root, 'began.txt'))).toBe(true)
    await end()
    expect(await readFile(join(root, 'last.txt'), 'utf8')).toBe('written')
  } finally {
    await end()
    await rm(root, { recursive: true, force: true })
  }
})

test('REL-7 a compiler that is still looking ends with whoever had it look, and what it started too', async () => {
  const { root, types } = await compiledBy(`
const { spawn } = require('node:child_process')
const { writeFileSync } = require('node:fs')
const below = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
writeFileSync('below.txt', below.pid + '.')
`)
  const end = checkTypes(types, () => {})
  const runs = (pid: number) => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }
  const read = () => readFile(join(root, 'below.txt'), 'utf8').catch(() => '')
  let below = 0
  try {
    await expect.poll(read).toMatch(/^\d+\.$/)
    below = Number.parseInt(await read(), 10)
    expect(runs(below)).toBe(true)
    await end()
    await expect.poll(() => runs(below)).toBe(false)
  } finally {
    await end()
    if (below && runs(below)) process.kill(below)
    await rm(root, { recursive: true, force: true })
  }
})
