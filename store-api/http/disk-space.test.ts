import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type Database, rowsOf } from '../database/database.ts'
import { openPglite } from '../database/pglite.ts'
import { carts } from '../database/schema/cart.ts'
import { sessions } from '../database/schema/visitors.ts'
import { startHousekeeping } from '../housekeeping.ts'
import { createMailer } from '../mail/mailer.ts'
import { dataKey } from '../security/data-key.ts'
import type { Shop } from '../shop.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'
import { diskSpace } from './disk-space.ts'

let folder: string
beforeEach(async () => {
  folder = await fs.mkdtemp(join(tmpdir(), 'disk-space-'))
})
afterEach(() => fs.rm(folder, { recursive: true, force: true }))

const add = (visitor: Visitor, headers = {}) =>
  visitor.api('POST shoppingManagement4/myCart', {
    body: { productID: 'mooncake', optionPair: '', quantity: 1, intentID: randomUUID() },
    headers,
  })
const readiness = async (shop: TestShop, path = '/readyz') => {
  const response = await shop.stranger().raw('GET', path)
  return [response.status, ((await response.json()) as { status: string }).status]
}
const written = async ({ shop }: TestShop) => [
  (await shop.db.select().from(carts)).length,
  (await shop.db.select().from(sessions)).length,
]
const FULL = [503, 'no room left on the disk']
/** What Caddy asks before it sends anybody there. */
const OF_CADDY = /health_uri (\S+)/.exec(
  readFileSync(join(import.meta.dirname, '../../edge/Caddyfile'), 'utf8'),
)?.[1]

async function startOwnShop(env = {}): Promise<TestShop> {
  const shop = await startShop({ DATA_DIR: folder, ...env })
  onTestFinished(() => shop.close())
  return shop
}

test('L10 API-3 without room on the disk a change is refused in both languages before anything of it is written; looking round goes on', async () => {
  const shop = await startOwnShop({ MIN_FREE_MB: '999999999' })
  const visitor = await shop.visitor()
  const before = await written(shop)
  const refused = await add(visitor)
  expect([refused.status, refused.code, refused.headers.get('retry-after')]).toEqual([
    503,
    'unavailable',
    '60',
  ])
  expect(refused.message).toMatch(/no room left to save/)
  const zh = await shop.stranger({ 'accept-language': 'zh', 'sec-fetch-site': 'same-origin' })
  expect((await add(zh)).message).toMatch(/存储空间已满/)
  expect((await visitor.api('GET productManagement2/products')).status).toBe(200)
  expect(await written(shop)).toEqual(before)
  expect(await readiness(shop)).toEqual(FULL)
  expect(await readiness(shop, OF_CADDY), 'a balancer takes no reader away').toEqual([200, FULL[1]])
  shop.draining.begin()
  expect(await readiness(shop, OF_CADDY)).toEqual([503, 'stopping'])
})

test('L10 API-3 a database that reports a full disk is told as 503, leaves nothing half-written, and /readyz says so until there is room', async () => {
  const shop = await startOwnShop()
  const { db } = shop.shop
  const visitor = await shop.visitor()
  await add(visitor)
  const units = async () => (await visitor.api('GET shoppingManagement4/myCart')).body.itemCount
  const before = [await units(), await written(shop)]
  await db.execute(sql`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`)
  for (const table of ['cart_lines', 'settings'])
    await db.execute(
      sql.raw(
        `create trigger no_room before insert or update on ${table} for each row execute function no_room()`,
      ),
    )
  expect(await readiness(shop)).toEqual([200, 'ready'])
  expect(await add(visitor)).toMatchObject({ status: 503, code: 'unavailable' })
  expect([await units(), await written(shop)]).toEqual(before)
  expect(await readiness(shop)).toEqual(FULL)
  await db.execute(sql`drop function no_room() cascade`)
  expect(await readiness(shop)).toEqual([200, 'ready'])
  expect((await add(visitor)).body.itemCount).toBe(2)
})

test('L10 API-3 the disk is asked once for many changes at a time, and anew soon after', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { statfs } = fs
  const asked = vi.fn(statfs)
  onTestFinished(() => {
    fs.statfs = statfs
    syncBuiltinESMExports()
  })
  fs.statfs = asked as unknown as typeof statfs
  syncBuiltinESMExports()
  const disk = diskSpace(folder, 0, {} as Database)
  expect(await Promise.all(Array.from({ length: 50 }, () => disk.isFull()))).toEqual(Array(50).fill(false))
  expect(asked).toHaveBeenCalledTimes(1)
  asked.mockResolvedValue({ bavail: -1, bsize: 1 } as Awaited<ReturnType<typeof statfs>>)
  vi.advanceTimersByTime(100)
  expect(await disk.isFull()).toBe(true)
  expect(await disk.cannotWrite(), 'who is asked whether it is ready always looks').toBe(true)
  expect(asked).toHaveBeenCalledTimes(3)
})

test('NFR-R L10 tasks wait for room rather than use up the tries of mails and refunds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  let full = true
  const touched = vi.fn()
  const db = new Proxy({}, { get: touched })
  const shop = {
    db,
    now: () => new Date(),
    config: { databaseUrl: null },
    disk: { isFull: async () => full, note: () => {} },
    log: { error: () => {} },
  } as unknown as Shop
  const stop = startHousekeeping(shop)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(touched).not.toHaveBeenCalled()
  full = false
  await vi.advanceTimersByTimeAsync(60_000)
  expect(touched).toHaveBeenCalled()
  await stop()
})

test('NFR-R L10 a mail or a key that does not fit on the disk leaves no half of itself behind', async () => {
  const { writeFile } = fs
  onTestFinished(() => {
    fs.writeFile = writeFile
    syncBuiltinESMExports()
  })
  fs.writeFile = async (path, content, options) => {
    await writeFile(path, String(content).slice(0, 10), options)
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  }
  syncBuiltinESMExports()
  const send = createMailer({ smtpUrl: null, folder: join(folder, 'mail'), from: 'shop@localhost' })
  await expect(send({ to: 'a@example.com', subject: 'Hello', text: 'Hello' })).rejects.toThrow(/no space/)
  expect(await fs.readdir(join(folder, 'mail'))).toEqual([])
  const { db, close } = await openPglite(null)
  onTestFinished(close)
  const key = dataKey(null, join(folder, 'key'), db)
  await expect(key()).rejects.toThrow(/no space/)
  expect(await fs.readdir(join(folder, 'key'))).toEqual([])
  fs.writeFile = writeFile
  syncBuiltinESMExports()
  expect((await key()).length).toBe(32)
  expect(await fs.readdir(join(folder, 'key'))).toEqual(['data.key'])
})

test('NFR-R L10 an embedded database that gave up for want of room fails at once from then on, rather than freeze the process', async () => {
  const database = await openPglite(join(folder, 'data'))
  // The next piece of its log cannot be made: what stands there is no file that can be replaced.
  await fs.mkdir(join(folder, 'data', 'pg_wal', 'xlogtemp.42', 'x'), { recursive: true })
  await expect(
    database.db
      .execute(sql`select pg_switch_wal()`)
      .then(() => database.db.execute(sql`create table a (b text)`)),
  ).rejects.toThrow()
  expect(await database.broken).toMatchObject({ severity: 'PANIC' })
  await expect(database.ping()).rejects.toThrow()
  await database.close()
  await fs.rm(join(folder, 'data', 'pg_wal', 'xlogtemp.42'), { recursive: true })
  const again = await openPglite(join(folder, 'data'))
  expect(await rowsOf(again.db, sql`select 1 as one`)).toEqual([{ one: 1 }])
  await again.close()
})
