import { getTableColumns, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { openImage } from '../testing/image.ts'
import type { OpenDatabase } from './database.ts'
import { asJson, insertRows, rowsOfTable } from './json-rows.ts'
import { orderEvents } from './schema/ordering.ts'
import { settings } from './schema/store.ts'
import { statement } from './statement.ts'

let database: OpenDatabase
/** PostgreSQL, where it is installed. */
let other: OpenDatabase
beforeAll(async () => {
  database = await openImage(null)
  other = await testDatabase()
})
afterAll(() => Promise.all([database.close(), other.close()]))

test('NFR-P a statement is written once, and said with its values in every transaction', async () => {
  let written = 0
  const both = statement<{ a: number; b: string | null }, { a: number; b: string | null }>(value => {
    written++
    return sql`select ${value('a')}::int as a, ${value('b')}::text as b`
  })
  expect(await both(database.db, { a: 1, b: 'x' })).toEqual([{ a: 1, b: 'x' }])
  await database.db.transaction(async tx => {
    expect(await both(tx, { a: 2, b: null })).toEqual([{ a: 2, b: null }])
  })
  expect(written).toBe(1)
})

test('NFR-P rows go in as JSON, one or many, with what the database says itself', async () => {
  const insert = statement<{ rows: string }, object>(
    value =>
      sql`${insertRows(settings, ['key'], value('rows'), { value: sql`to_jsonb(given.key || '!')` })} returning key`,
  )
  for (const keys of [['one'], ['two', 'three']]) {
    const rows = JSON.stringify(keys.map(key => ({ key })))
    expect(await insert(database.db, { rows })).toEqual(keys.map(key => ({ key })))
  }
  const stored = await database.db.select().from(settings)
  expect(stored).toEqual(expect.arrayContaining([{ key: 'three', value: 'three!' }]))
})

test('NFR-P a row that comes as JSON is the row that comes as columns, times too', async () => {
  const at = new Date('2026-06-02T14:30:00.123Z')
  await database.db.execute(sql`set session_replication_role = replica`)
  await database.db.insert(orderEvents).values({ orderId: 'A', at, event: 'placed', note: null })
  const read = statement<Record<string, never>, { row: object }>(
    () => sql`select ${asJson(getTableColumns(orderEvents))} as row from ${orderEvents}`,
  )
  const [row] = await read(database.db, {})
  expect(rowsOfTable(orderEvents)(row?.row ?? {})).toEqual((await database.db.select().from(orderEvents))[0])
})

test.each(['2048', '1e3', 'true', 'null', '{}', '"', { id: '2048' }, [1], 7, false])(
  'NFR-P a setting reads as it was written, on either engine: %j',
  async value => {
    for (const { db } of [database, other]) {
      await db.delete(settings)
      await db.insert(settings).values({ key: 'one', value })
      expect(await db.select().from(settings)).toEqual([{ key: 'one', value }])
    }
  },
)
