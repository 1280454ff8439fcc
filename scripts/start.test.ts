import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from 'edge/config.ts'
import { acceptedDocument } from 'edge/document/accepted.ts'
import { lockFolder } from 'store-api/database/folder-lock.ts'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from './process.ts'
import { refuseNothingLive } from './refuse-nothing-live.ts'

test('REL-11 npm start begins nothing where it is given what it does not know', () => {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'start.ts'), '--as-si'],
    { encoding: 'utf8', timeout: 30_000 },
  )
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toContain("Unknown option '--as-si'")
})

/** Runs a script over a data folder of its own until it ends. */
async function refused(script: string, data: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, script), ...args], {
    env: {
      ...process.env,
      DATA_DIR: data,
      RELEASE_STORE: join(data, 'releases'),
      API_ORIGIN: '',
      DATABASE_URL: '',
      HOST: '',
      STORE: 'tea-house',
      ...env,
    },
  })
  onTestFinished(() => void child.kill())
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', text => (stdout += text))
  child.stderr.on('data', text => (stderr += text))
  const [code] = await once(child, 'close')
  return { code, stdout, stderr }
}

async function dataFolder() {
  const data = await mkdtemp(join(tmpdir(), 'arcade-start-'))
  onTestFinished(() => rm(data, { recursive: true }))
  return data
}

test('REL-3 a start whose database another process has is refused before anything is built or promoted', async () => {
  const data = await dataFolder()
  const unlock = await lockFolder(join(data, 'pglite-tea-house'))
  onTestFinished(unlock)
  const { code, stdout, stderr } = await refused('start.ts', data, [], { PORT: String(await freePort()) })
  expect(stderr).toContain(
    `The database folder ${join(data, 'pglite-tea-house')} is in use by process ${process.pid}. Stop that process`,
  )
  expect([code, stdout, existsSync(join(data, 'releases'))]).toEqual([1, '', false])
})

test.each(['start.ts', '../store-api/main.ts'])(
  'APP-6 a store that there is not is told by %s before anything is built or opened',
  async script => {
    const data = await dataFolder()
    const { code, stderr } = await refused(script, data, [], {
      PORT: String(await freePort()),
      STORE: 'tea-hous',
    })
    expect([code, stderr]).toEqual([
      1,
      'STORE: there is no store "tea-hous"; give the path of a file for a store of your own\n',
    ])
    expect(await readdir(data)).toEqual([])
  },
)

test('APP-6 a store that cannot be read is told before a database is made for it', async () => {
  const data = await dataFolder()
  const file = join(data, 'own.json')
  await writeFile(file, '{')
  const { code, stderr } = await refused('../store-api/main.ts', data, [], { STORE: file })
  expect([code, stderr.split('\n')]).toEqual([
    1,
    [expect.stringContaining(`STORE: ${file} cannot be read: `), ''],
  ])
  expect(await readdir(data)).toEqual(['own.json'])
})

test('REL-3 a shop for development whose port is taken is refused before anything is built or promoted', async () => {
  const data = await dataFolder()
  const port = await freePort()
  const other = createServer().listen(port, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const { code, stdout, stderr } = await refused('dev.ts', data, ['--port', String(port)])
  expect(stderr).toContain(`EADDRINUSE: address already in use 127.0.0.1:${port}`)
  expect([code, stdout, existsSync(join(data, 'releases'))]).toEqual([1, '', false])
})

test.each([[[]], [['--as-is']]])('REL-3 a start with %j on what is no port names the port', async args => {
  const { code, stdout, stderr } = await refused('start.ts', await dataFolder(), args, {
    PORT: 'abc',
    PUBLIC_ORIGIN: '',
  })
  expect([code, stdout, stderr]).toEqual([1, '', 'PORT must be a port, not "abc"\n'])
})

test('REL-3 a start as it is from a store in which nothing is says at once what to run instead', async () => {
  const data = await dataFolder()
  const { code, stdout, stderr } = await refused('start.ts', data, ['--as-is'], {
    PORT: String(await freePort()),
    PUBLIC_ORIGIN: '',
  })
  expect([code, stdout, stderr]).toEqual([
    1,
    '',
    `nothing is live in the release store at ${join(data, 'releases')}: \`npm start\` without --as-is builds and publishes, RELEASE_STORE or DATA_DIR name another store\n`,
  ])
})

test('REL-3 a start as it is leaves to the edge what it remembers of a store that is away', async () => {
  const data = await dataFolder()
  const config = readConfig({ DATA_DIR: data, RELEASE_STORE: join(data, 'releases') })
  await expect(refuseNothingLive(config)).rejects.toThrow('nothing is live')
  await acceptedDocument(config.cache, config.releases.store).write({ serial: 7, text: '{}' })
  await refuseNothingLive(config)
})

test.runIf(process.platform === 'linux').each([
  [[], 'the folder /proc/arcade cannot be made: '],
  [['--as-is'], 'nothing is live in the release store at /proc/arcade/releases'],
])('REL-3 a start with %j where the system makes no folder ends at once, in words', async (args, words) => {
  const { code, stdout, stderr } = await refused('start.ts', '/proc/arcade', args, {
    PORT: String(await freePort()),
  })
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr).toContain(words)
})

test.runIf(process.platform === 'linux')(
  'REL-3 a start whose releases can lie nowhere ends before it builds',
  async () => {
    const { code, stdout, stderr } = await refused('start.ts', await dataFolder(), [], {
      PORT: String(await freePort()),
      RELEASE_STORE: '/proc/arcade/store',
    })
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toContain('the folder /proc/arcade/store cannot be made: ')
  },
)
