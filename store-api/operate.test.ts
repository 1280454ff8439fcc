import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { run } from 'scripts/process.ts'
import { expect, onTestFinished, test } from 'vitest'
import { openAccount } from './account/open-account.ts'
import { readConfig } from './config.ts'
import { balanceOf } from './credit/ledger.ts'
import { openDatabase } from './database/open.ts'
import { accounts } from './database/schema/visitors.ts'

test('ACC-11 H2 credit that operators give goes to who holds the address, not to who registered it again', async () => {
  const env = { DATA_DIR: await mkdtemp(join(tmpdir(), 'store-api-credit-')), DATABASE_URL: '' }
  const open = () => openDatabase(readConfig(env), () => {})
  const before = await open()
  const register = () =>
    openAccount(before.db, new Date(), {
      emailID: 'owner@example.com',
      firstName: 'Lin',
      lastName: 'Wei',
      passwordHash: '',
      referrerID: undefined,
      language: 'en',
      tellMailbox: true,
    })
  const [owner, stranger] = [await register(), await register()]
  // Its row is written anew, after the stranger's: the order in which both are found.
  await before.db.update(accounts).set({ lastLoginAt: new Date() }).where(eq(accounts.id, owner))
  await before.close()
  await run(
    process.execPath,
    [join(import.meta.dirname, 'operate.ts'), 'give-credit', 'OWNER@example.com', '500'],
    { env },
  )
  const after = await open()
  expect([await balanceOf(after.db, owner), await balanceOf(after.db, stranger)]).toEqual([500, 0])
  await after.close()
  await rm(env.DATA_DIR, { recursive: true })
}, 180_000)

test('API-4 where there is no store of that name nothing is made, and those that there are are named', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'store-api-operate-'))
  onTestFinished(() => rm(DATA_DIR, { recursive: true }))
  const operate = (more: NodeJS.ProcessEnv = {}) =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'operate.ts'), 'order-ready', 'A1'], {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR, DATABASE_URL: '', ...more },
    })
  expect(operate()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(`no store "store" in ${DATA_DIR}.`),
  })
  expect(await readdir(DATA_DIR)).toEqual([])
  await mkdir(join(DATA_DIR, 'pglite-tea-house'))
  expect(operate().stderr).toContain(`no store "store" in ${DATA_DIR}, but "tea-house". STORE, DATA_DIR`)
}, 60_000)

test.each([
  [[], 2],
  [['order-vanish', 'A1'], 2],
  [['order-ready'], 2],
  [['order-ready', ''], 2],
  [['order-ready', 'A1', 'A2'], 2],
  [['order-cancel'], 2],
  [['give-credit', 'ana@example.com'], 2],
  [['refund', 'A1', '1.50'], 2],
  [['refund', 'A1', '-5'], 2],
  [['refund', '--help'], 0],
])(
  'API-4 operating with %j says how it is done, and makes no database',
  async (args, code) => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'store-api-operate-'))
    onTestFinished(() => rm(DATA_DIR, { recursive: true }))
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, 'operate.ts'), ...args],
      { encoding: 'utf8', env: { ...process.env, DATA_DIR, DATABASE_URL: '' } },
    )
    expect([status, code === 0 ? stderr : stdout]).toEqual([code, ''])
    expect(code === 0 ? stdout : stderr).toContain('operate.ts refund <order id> <cents> [note]')
    expect(await readdir(DATA_DIR)).toEqual([])
  },
  60_000,
)
