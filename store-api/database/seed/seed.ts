import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { pathTo } from '../../catalog/category-tree.ts'
import type { DemoCategory, DemoLocation, DemoStore, Weekday } from '../../demo/types.ts'
import { type Database, transaction } from '../database.ts'
import { brands, categories, tags } from '../schema/catalog.ts'
import { contentPages, locations, settings } from '../schema/store.ts'
import type { PickupRules } from '../schema/stored.ts'
import { type FindImage, readMedia } from './media.ts'
import { seedProducts } from './products.ts'

const WEEK: readonly Weekday[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/**
 * Writes a demo store into an empty database, all or nothing; the same store always gives the same rows.
 * @returns false when the database already holds this store
 * @throws Error when it holds another one
 */
export async function seed(db: Database, store: DemoStore, mediaFolder: string): Promise<boolean> {
  const image = await readMedia(mediaFolder, store.id)
  return transaction(db, async tx => {
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
    const { name, languages, currency, timeZone, appContent } = store
    await tx.insert(settings).values([
      { key: 'facts', value: { id: store.id, name, languages, currency, timeZone, appContent } },
      // The sandbox makes its own key: nothing in the repository can sign a payment.
      { key: 'sandbox-ott-secret', value: randomBytes(32).toString('hex') },
    ])
    await tx.insert(categories).values(categoryRows(store.categories, image))
    if (store.brands.length > 0) await tx.insert(brands).values([...store.brands])
    if (store.tags.length > 0) await tx.insert(tags).values([...store.tags])
    await tx.insert(locations).values(store.locations.map(locationRow))
    await tx
      .insert(contentPages)
      .values(store.contentPages.map(page => ({ name: page.name, page: withImages(page, image) })))
    await seedProducts(tx, store, image)
    return true
  })
}

const categoryRows = (list: readonly DemoCategory[], image: FindImage) => {
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

const locationRow = ({ pickup, virtual, ...location }: DemoLocation, position: number) => ({
  id: location.id,
  localStoreName: location.localStoreName,
  display: location.display,
  province: location.province,
  address: virtual ? null : location.address,
  timeZone: location.timeZone,
  phone: location.phone,
  methods: location.methods.map(method => (method === 'eatin' ? 'eatIn' : method)),
  pickup: {
    ...pickup,
    hours: WEEK.map(day => pickup.hours[day]),
    blackoutDays: [...pickup.blackoutDays],
  } satisfies PickupRules,
  position,
})

/** Puts the facts of each picture where a page names it. */
function withImages(value: unknown, image: FindImage): unknown {
  if (Array.isArray(value)) return value.map(item => withImages(item, image))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      (key === 'image' || key === 'portrait') && isPicture(inner)
        ? image(inner.name, inner.alt)
        : withImages(inner, image),
    ]),
  )
}

const isPicture = (x: unknown): x is { name: string; alt: { en: string; zh?: string } } =>
  typeof (x as { name?: unknown } | null)?.name === 'string'
