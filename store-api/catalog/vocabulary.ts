import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { brands, categories, products } from '../database/schema/catalog.ts'
import { latinWords } from './search-tokens.ts'
import type { Vocabulary } from './spelling.ts'

/** How long what was read is used, ms: a new product's spelling can wait that long. */
const KEPT_MS = 600_000

const kept = new WeakMap<Database, { readAt: number; words: Promise<Vocabulary> }>()

/** Words that names of products, brands and categories are written with. Read only when a search is in vain. @param now ms */
export function vocabularyOf(db: Database, now: number): Promise<Vocabulary> {
  const known = kept.get(db)
  if (known && Math.abs(now - known.readAt) < KEPT_MS) return known.words
  const words = readWords(db)
  kept.set(db, { readAt: now, words })
  words.catch(() => kept.delete(db))
  return words
}

async function readWords(db: Database): Promise<Vocabulary> {
  const rows = await Promise.all([
    db.select({ name: products.name }).from(products).where(eq(products.recordStatus, 'ACTIVE')),
    db.select({ name: brands.name }).from(brands),
    db.select({ name: categories.name }).from(categories),
  ])
  const counts = new Map<string, number>()
  for (const { name } of rows.flat())
    for (const word of latinWords(name.en ?? '')) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
