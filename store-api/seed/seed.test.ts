import { expect, test } from 'vitest'
import { settings } from '../database/schema/store.ts'
import { wordsOf } from '../database/words-of.ts'
import { loadStore } from '../store-description/load-store.ts'
import { openImage } from '../testing/image.ts'
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
