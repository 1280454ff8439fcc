import { asc, eq, inArray } from 'drizzle-orm'
import type { ProductDetail } from 'shared-contracts/api/entities/product.ts'
import type { Language } from 'shared-contracts/language/language.ts'
import type { Database } from '../database/database.ts'
import { categories, productTags, tags } from '../database/schema/catalog.ts'
import { locations } from '../database/schema/store.ts'
import { inLanguage, type LocalText } from '../language/local-text.ts'
import { type StoreNames, storeName } from '../session/store-name.ts'
import { pathTo } from './category-tree.ts'
import { toImage } from './image.ts'
import type { ShownProduct } from './shown-product.ts'
import { isSoldAt } from './sold-at.ts'
import { toSummary } from './summary.ts'

/** What several products share. */
export interface Surroundings {
  tree: { slug: string; name: LocalText; parent: string | null }[]
  places: ({ id: string } & StoreNames)[]
  /** Names of each product's tags, by its id. */
  tagNames: ReadonlyMap<string, readonly LocalText[]>
}

export async function surroundingsOf(db: Database, ids: readonly string[]): Promise<Surroundings> {
  const [tagRows, tree, places] = await Promise.all([
    db
      .select({ id: productTags.productId, name: tags.name })
      .from(productTags)
      .innerJoin(tags, eq(tags.slug, productTags.tag))
      .where(inArray(productTags.productId, [...ids]))
      .orderBy(asc(tags.slug)),
    db.select({ slug: categories.slug, name: categories.name, parent: categories.parent }).from(categories),
    db
      .select({
        id: locations.id,
        localStoreName: locations.localStoreName,
        nameContent: locations.nameContent,
      })
      .from(locations)
      .where(eq(locations.display, true))
      .orderBy(asc(locations.position)),
  ])
  const byProduct = Object.groupBy(tagRows, ({ id }) => id)
  const tagNames = new Map(
    Object.entries(byProduct).map(([id, rows = []]) => [id, rows.map(({ name }) => name)]),
  )
  return { tree, places, tagNames }
}

/** All that a product's page shows of it but stock. */
export const toDetail = (
  row: ShownProduct,
  { tree, places, tagNames }: Surroundings,
  { language, locationId }: { language: Language; locationId: string | null },
  currency: string,
): ProductDetail => ({
  ...toSummary(row, language, currency),
  sku: row.sku,
  description: inLanguage(row.description, language),
  images: row.images.map(image => toImage(image, language)),
  brand: row.brandName && inLanguage(row.brandName, language),
  tags: (tagNames.get(row.id) ?? []).map(name => inLanguage(name, language)),
  breadcrumbs: pathTo(tree, row.mainCategory ?? '').map(c => ({
    slug: c.slug,
    name: inLanguage(c.name, language),
  })),
  notSoldHere: !isSoldAt(row.locations, locationId),
  soldAt:
    row.locations &&
    places
      .filter(place => row.locations?.includes(place.id))
      .map(place => ({ id: place.id, localStoreName: storeName(place, language) })),
  ...(row.productType === 'MEMBERSHIP' && { immaterial: true }),
  addonTag: row.addonTag,
  facts: row.facts.map(fact => ({
    kind: fact.kind,
    name: inLanguage(fact.name, language),
    text: inLanguage(fact.text, language),
  })),
  gtin: row.gtin,
  options: row.options.map(option => ({
    id: option.id,
    name: inLanguage(option.name, language),
    values: option.values.map(value => ({ ...value, label: inLanguage(value.label, language) })),
  })),
})
