import { eq, sql } from 'drizzle-orm'
import { pathTo } from '../catalog/category-tree.ts'
import { type Database, sqlState, transaction } from '../database/database.ts'
import { brands, categories, tags } from '../database/schema/catalog.ts'
import { exchangeRates, settings } from '../database/schema/store.ts'
import { wordsOf } from '../database/words-of.ts'
import type { CategoryDescription, StoreDescription } from '../store-description/description.ts'
import { documentOf } from '../store-description/document-of.ts'
import { seedCampaigns } from './campaigns.ts'
import { seedCommunity } from './community.ts'
import { seedContent } from './content.ts'
import { seedCoupons } from './coupons.ts'
import { seedLocations } from './locations.ts'
import { type FindImage, readMedia } from './media.ts'
import { seedProducts } from './products.ts'

/**
 * Writes a store into an empty database, all or nothing; the same store always gives the same rows on the same
 * day: offers are dated from `now`.
 * @returns false when the database already holds this store
 * @throws Error when it holds another one, or refuses what is in this one
 */
export async function seed(
  db: Database,
  store: StoreDescription,
  mediaFolder: string | null,
  now: Date,
): Promise<boolean> {
  const image = mediaFolder ? await readMedia(mediaFolder, store.id) : () => null
  return write(db, store, image, now).catch(error => {
    if (sqlState(error) === undefined) throw error
    const words = `STORE: "${store.id}" cannot be written, and nothing of it was: ${wordsOf(error)}`
    throw new Error(words, { cause: error })
  })
}

function write(db: Database, store: StoreDescription, image: FindImage, now: Date): Promise<boolean> {
  return transaction(db, async tx => {
    // Another process may be writing it down, which takes longer than a shopper may wait.
    await tx.execute(sql`set local lock_timeout = 0`)
    await tx.execute(sql`set local statement_timeout = 0`)
    const claimed = await tx
      .insert(settings)
      .values({ key: 'store', value: store.id })
      .onConflictDoNothing()
      .returning({ key: settings.key })
    if (claimed.length === 0) {
      const [held] = await tx.select().from(settings).where(eq(settings.key, 'store'))
      if (held?.value === store.id) return false
      throw new Error(
        `This database holds the store "${held?.value}". Start with STORE=${held?.value}, or give "${store.id}" a database of its own.`,
      )
    }
    await tx.insert(settings).values({ key: 'facts', value: documentOf(store) })
    await tx.insert(categories).values(categoryRows(store.categories, image))
    if (store.brands.length > 0) await tx.insert(brands).values([...store.brands])
    if (store.tags.length > 0) await tx.insert(tags).values([...store.tags])
    await seedLocations(tx, store)
    const rates = store.exchangeRates?.map(r => ({ ...r, asOf: new Date(r.asOf) })) ?? []
    if (rates.length > 0) await tx.insert(exchangeRates).values(rates)
    await seedContent(tx, store, image)
    await seedProducts(tx, store, image)
    await seedCommunity(tx, store, image, now)
    await seedCoupons(tx, store, now)
    await seedCampaigns(tx, store, image, now)
    return true
  })
}

const categoryRows = (list: readonly CategoryDescription[], image: FindImage) => {
  const tree = list.map(c => ({ ...c, parent: c.parent ?? null }))
  const depth = (slug: string) => pathTo(tree, slug).length
  return tree
    .map((c, order) => ({ c, order }))
    .sort((a, b) => depth(a.c.slug) - depth(b.c.slug) || a.order - b.order)
    .map(({ c }, position) => ({
      slug: c.slug,
      name: c.name,
      parent: c.parent,
      image: image(c.image, c.name),
      position,
    }))
}
