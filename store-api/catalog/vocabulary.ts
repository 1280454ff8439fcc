import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { brands, categories, products } from '../database/schema/catalog.ts'
import { versionOf } from '../database/versions.ts'
import { latinWords } from './search-tokens.ts'
import type { Vocabulary } from './spelling.ts'

const kept = new WeakMap<Database, { version: string; words: Promise<Vocabulary> }>()

/** Words that names of products, brands and categories are written with now. Read only when a search is in vain. */
export async function vocabularyOf(db: Database): Promise<Vocabulary> {
  const version = await versionOf(db, 'catalog')
  const known = kept.get(db)
  if (known?.version === version) return known.words
  const words = readWords(db)
  kept.set(db, { version, words })
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
