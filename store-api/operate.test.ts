import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { run } from 'scripts/process.ts'
import { expect, test } from 'vitest'
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
