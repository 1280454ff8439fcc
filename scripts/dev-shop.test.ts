import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { DEV_PORT } from './against/develop.ts'
import { openDevShop } from './dev-shop.ts'
import { timesOf } from './inputs.ts'

const ROOT = join(import.meta.dirname, '..')
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arcade-dev-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('a shop for development', () => {
  test('whose start fails ends with its code', async () => {
    const code = await new Promise(resolve =>
      openDevShop([process.execPath, '-e', 'process.exit(3)'], folder, resolve),
    )
    expect(code).toBe(3)
  })

  test('that was up is started anew, and may end without ending the rest', async () => {
    const started = join(folder, 'started')
    const script = `require('node:fs').appendFileSync(${JSON.stringify(started)}, process.argv.slice(1).join() + ';'); process.send('ready'); setInterval(() => {}, 1000)`
    const ends: number[] = []
    const shop = openDevShop([process.execPath, '-e', script, '--'], folder, code => ends.push(code))
    // What it started holds the test's process open: a red test would never end.
    onTestFinished(() => shop.close())
    await shop.up
    await shop.restart()
    await expect.poll(() => readFile(started, 'utf8')).toBe(';--as-is;')
    await shop.close()
    expect(ends).toEqual([])
  })

  test('that runs against a deployed one has a port to itself: a tunnel to the operators’ pages may be open', async () => {
    for (const file of ['docker-compose.yml', 'docs/operate.md', 'edge/README.md'])
      expect(await readFile(join(ROOT, file), 'utf8'), file).not.toMatch(new RegExp(`\\b${DEV_PORT}\\b`))
  })

  test('notices a changed, a new and a removed file', async () => {
    const file = join(folder, 'a.ts')
    const before = timesOf(folder, ['.'])
    await writeFile(file, 'one')
    const made = timesOf(folder, ['.'])
    expect(made).not.toBe(before)
    await rm(file)
    expect(timesOf(folder, ['.'])).toBe(before)
  })
})

describe('every script', () => {
  const said = new Map<string, SpawnSyncReturns<string>>()
  /** What it says when it is asked: each is asked once for all that is read in it. */
  function help(name: string): SpawnSyncReturns<string> {
    const known =
      said.get(name) ??
      spawnSync(process.execPath, [join(ROOT, 'scripts/run.mjs'), name, '--help'], { encoding: 'utf8' })
    said.set(name, known)
    return known
  }

  test.each(['start', 'test', 'check', 'soak', 'dev', 'bench', 'build', 'new-remote'])(
    '%s --help says what it is for',
    name => {
      const { status, stdout, stderr } = help(name)
      expect([status, stderr]).toEqual([0, ''])
      expect(stdout).toContain(`npm ${['start', 'test'].includes(name) ? '' : 'run '}${name}`)
    },
  )

  test.each([
    ['dev', '--against address'],
    ['bench', '--one-bundle'],
    ['build', '--force'],
    ['soak', '--seed n'],
    ['new-remote', '--own-repository folder'],
  ])('%s --help says in a line what each flag does', (name, flag) => {
    const { status, stdout, stderr } = help(name)
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain(`usage: npm run ${name}`)
    expect(stdout).toMatch(new RegExp(`^  ${flag} +\\S+ \\S`, 'm'))
  })

  test.each(['architecture', 'licences', 'sbom'])(
    '%s --help says what may be given, and does nothing',
    name => {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [join(ROOT, `scripts/${name}.ts`), '--help'],
        { encoding: 'utf8' },
      )
      expect([status, stderr]).toEqual([0, ''])
      expect(stdout).toMatch(new RegExp(`^usage: npm run ${name}\\b.*\\n$`))
    },
  )

  test.each([
    ['dev', ['--port', '1', '--port', '2'], '--port is given twice'],
    ['pack', ['--out', ''], '--out is empty'],
    ['dev', ['--kit', 'mfe-catalog'], '--kit is by itself'],
    ['dev', ['--against', 'https://shop.example'], '--against wants the folders that run in that shop: '],
    ['dev', ['--kit', '--against', 'https://shop.example', 'mfe-catalog'], '--kit is by itself'],
    ['soak', ['--seed', 'abc'], '--seed (or SEED) must be a whole number, not "abc"'],
    ['test', ['store-api'], "Unexpected argument 'store-api'"],
    ['check', ['--nonsense'], "Unknown option '--nonsense'"],
    ['drill', ['bad-remote', 'key-lost'], 'one mishap at a time'],
    ['drill', ['constructor'], 'there are: bad-remote, '],
  ])('%s %j is refused before anything is done', (name, args, words) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(ROOT, name === 'drill' ? 'e2e/drill/drill.ts' : `scripts/${name}.ts`), ...args],
      { encoding: 'utf8', timeout: 30_000 },
    )
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain(words)
    expect(stderr).toContain(`usage: npm ${name === 'test' ? '' : 'run '}${name}`)
  })

  test.each([['dev'], ['build'], ['soak'], ['architecture'], ['licences'], ['sbom']])(
    '%s says in words that an option is unknown',
    name => {
      const { status, stderr } = spawnSync(
        process.execPath,
        [join(ROOT, `scripts/${name}.ts`), '--nonsense'],
        {
          encoding: 'utf8',
        },
      )
      expect(status).toBe(2)
      expect(stderr).toContain(`usage: npm run ${name}`)
      expect(stderr).not.toMatch(/^\s+at /m)
    },
  )
})
