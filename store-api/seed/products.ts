import { sql } from 'drizzle-orm'
import type { PgInsertValue } from 'drizzle-orm/pg-core'
import { pathTo } from '../catalog/category-tree.ts'
import { searchTokens, spokenTokens } from '../catalog/search-tokens.ts'
import type { Database } from '../database/database.ts'
import {
  productCategories,
  productRelated,
  products,
  productTags,
  stock,
} from '../database/schema/catalog.ts'
import type { StoredOption } from '../database/schema/stored.ts'
import type { LocalText } from '../language/local-text.ts'
import type { ProductDescription, StoreDescription } from '../store-description/description.ts'
import type { FindImage } from './media.ts'
import { optionPairs } from './option-pairs.ts'

/** Writes the products of a store that has none yet, with stock, lists and search. */
export async function seedProducts(tx: Database, store: StoreDescription, image: FindImage): Promise<void> {
  const tree = store.categories.map(c => ({ slug: c.slug, parent: c.parent ?? null, name: c.name }))
  const pathsOf = (p: ProductDescription) => p.categorySlugs.map(slug => pathTo(tree, slug))
  await insertAll(
    tx,
    products,
    store.products.map(p => ({
      id: p.id,
      sku: p.sku,
      name: p.name,
      description: p.description,
      productType: p.membership ? 'MEMBERSHIP' : 'GOODS',
      brand: p.brand,
      mainCategory: p.categorySlugs[0] ?? null,
      addonTag: p.addonTag ?? null,
      locations: p.locations ? [...p.locations] : null,
      price: p.price,
      compareAtPrice: p.compareAtPrice ?? null,
      clearance: p.clearance ?? false,
      taxable: p.taxable,
      taxClass: p.taxClass ?? null,
      options: optionsOf(p),
      images: p.images.flatMap(i => image(i.name, i.alt) ?? []),
      facts: [...(p.facts ?? [])],
      gtin: p.gtin ?? null,
      formerIds: [...(p.formerIds ?? [])],
      recordStatus: p.retired ? 'RETIRED' : 'ACTIVE',
      createdAt: new Date(p.createdAt),
      changedAt: new Date(p.createdAt),
      fromPrice: p.price,
      priceVaries: false,
      soldOut: false,
      searchTokens: tokensOf(p, store, pathsOf(p).flat()),
    })),
  )
  await insertAll(
    tx,
    stock,
    store.products.flatMap(p =>
      optionPairs(p).map((row, position) => ({ productId: p.id, position, ...row })),
    ),
  )
  await insertAll(
    tx,
    productCategories,
    store.products.flatMap(p =>
      [...new Set(pathsOf(p).flat())].map(({ slug }) => ({
        category: slug,
        productId: p.id,
        createdAt: new Date(p.createdAt),
      })),
    ),
  )
  await insertAll(
    tx,
    productTags,
    store.products.flatMap(p => p.tags.map(tag => ({ tag, productId: p.id }))),
  )
  const ids = new Set(store.products.map(p => p.id))
  await insertAll(
    tx,
    productRelated,
    store.products.flatMap(p =>
      p.related
        .filter(id => ids.has(id))
        .map((relatedId, position) => ({ productId: p.id, relatedId, position })),
    ),
  )
  await tx.update(products).set({ changedAt: products.createdAt })
}

/** Options as they are stored: a picture by its position. */
const optionsOf = ({ options, images }: ProductDescription): StoredOption[] =>
  options.map(option => ({
    ...option,
    values: option.values.map(({ picture, ...value }) => {
      const position = images.findIndex(image => image.name === picture)
      return position < 0 ? value : { ...value, picture: position }
    }),
  }))

/** A statement of PostgreSQL takes at most 65,535 parameters; no table here has more than 65 columns. */
const ROWS_PER_STATEMENT = 1000

async function insertAll<T extends Parameters<Database['insert']>[0]>(
  tx: Database,
  table: T,
  rows: readonly PgInsertValue<T>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT)
    await tx.insert(table).values(rows.slice(from, from + ROWS_PER_STATEMENT) as never)
}

function tokensOf(p: ProductDescription, store: StoreDescription, path: readonly { name: LocalText }[]) {
  const named = [
    store.brands.find(b => b.slug === p.brand),
    ...store.tags.filter(t => p.tags.includes(t.slug)),
    ...path,
  ].flatMap(x => (x ? [x.name.en, x.name.zh] : []))
  const texts = [p.name.en, p.name.zh, p.sku, ...named, p.description.en, p.description.zh]
  const tokens = [...new Set([...searchTokens(texts), ...spokenTokens([p.name.zh])])]
  return sql`array_to_tsvector(string_to_array(${tokens.join(' ')}, ' '))`
}
