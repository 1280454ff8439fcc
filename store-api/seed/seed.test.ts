import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { transaction } from '../database/database.ts'
import { openPostgres } from '../database/postgres.ts'
import { settings } from '../database/schema/store.ts'
import { wordsOf } from '../database/words-of.ts'
import { loadStore } from '../store-description/load-store.ts'
import { openImage } from '../testing/image.ts'
import { copyOf } from '../testing/template.ts'
import { seed } from './seed.ts'

test('APP-6 a store that the database refuses is told in its words, not with every row of it, and leaves nothing', async () => {
  const { description } = await loadStore('bookshop')
  const [first, ...others] = description.products
  const products = [{ ...first, stock: { '': -1 } } as typeof first & object, ...others]
  const database = await openImage(null)
  try {
    const refused: Error = await seed(database.db, { ...description, products }, null, new Date()).then(
      () => new Error('written'),
      error => error,
    )
    expect(wordsOf(refused)).toMatch(
      /^STORE: "bookshop" cannot be written, and nothing of it was: .*"stock_not_negative"$/,
    )
    expect(await database.db.select().from(settings)).toEqual([])
    const { error } = await database.db
      .select()
      .from(settings)
      .where('nonsense' as never)
      .then(
        () => ({ error: null }),
        error => ({ error }),
      )
    expect(wordsOf(error)).not.toContain('select')
  } finally {
    await database.close()
  }
})

test('APP-6 a server that starts while another one writes the store down waits for it, however long that takes', async () => {
  const server = process.env.TEST_DATABASE_URL
  if (!server) throw new Error('PostgreSQL is needed: install the package "postgresql"')
  const { description } = await loadStore('bookshop')
  const { url, drop } = await copyOf(server, null, null)
  const first = await openPostgres(url, () => {})
  // As if the other one took many times as long as a statement may.
  const second = await openPostgres(`${url}?statement_timeout=200`, () => {})
  try {
    const written = Promise.withResolvers<void>()
    const writing = transaction(first.db, async tx => {
      await tx.insert(settings).values({ key: 'store', value: description.id })
      written.resolve()
      await wait(1000)
    })
    await written.promise
    expect(await seed(second.db, description, null, new Date())).toBe(false)
    await writing
  } finally {
    await Promise.all([first.close(), second.close()])
    await drop()
  }
})
