import { sql } from 'drizzle-orm'
import { pathTo } from '../../catalog/category-tree.ts'
import { searchTokens } from '../../catalog/search-tokens.ts'
import { refreshSummaries } from '../../catalog/take-stock.ts'
import type { DemoProduct, DemoStore } from '../../demo/types.ts'
import type { LocalText } from '../../language/local-text.ts'
import type { Database } from '../database.ts'
import { productCategories, productRelated, products, productTags, stock } from '../schema/catalog.ts'
import type { FindImage } from './media.ts'
import { optionPairs } from './option-pairs.ts'

/** Writes the products of a store that has none yet, with stock, lists and search. */
export async function seedProducts(tx: Database, store: DemoStore, image: FindImage): Promise<void> {
  const tree = store.categories.map(c => ({ slug: c.slug, parent: c.parent ?? null, name: c.name }))
  const pathsOf = (p: DemoProduct) => p.categorySlugs.map(slug => pathTo(tree, slug))
  await tx.insert(products).values(
    store.products.map(p => ({
      id: p.id,
      sku: p.sku,
      name: p.name,
      description: p.description,
      brand: p.brand,
      mainCategory: p.categorySlugs[0] ?? null,
      price: p.price,
      compareAtPrice: p.compareAtPrice ?? null,
      clearance: p.clearance ?? false,
      taxable: p.taxable,
      taxClass: p.taxClass ?? null,
      options: p.options.map(o => ({ ...o, values: [...o.values] })),
      images: p.images.flatMap(i => image(i.name, i.alt) ?? []),
      createdAt: new Date(p.createdAt),
      fromPrice: p.price,
      priceVaries: false,
      soldOut: false,
      searchTokens: tokensOf(p, store, pathsOf(p).flat()),
    })),
  )
  await tx
    .insert(stock)
    .values(
      store.products.flatMap(p =>
        optionPairs(p).map((row, position) => ({ productId: p.id, position, ...row })),
      ),
    )
  await insertAll(
    tx,
    productCategories,
    store.products.flatMap(p =>
      [...new Set(pathsOf(p).flat())].map(({ slug }) => ({ category: slug, productId: p.id })),
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
  await refreshSummaries(
    tx,
    store.products.map(p => ({ productId: p.id })),
  )
}

async function insertAll<T extends Parameters<Database['insert']>[0]>(
  tx: Database,
  table: T,
  rows: T['$inferInsert'][],
): Promise<void> {
  if (rows.length > 0) await tx.insert(table).values(rows as never)
}

function tokensOf(p: DemoProduct, store: DemoStore, path: readonly { name: LocalText }[]) {
  const named = [
    store.brands.find(b => b.slug === p.brand),
    ...store.tags.filter(t => p.tags.includes(t.slug)),
    ...path,
  ].flatMap(x => (x ? [x.name.en, x.name.zh] : []))
  const texts = [p.name.en, p.name.zh, p.sku, ...named, p.description.en, p.description.zh]
  return sql`array_to_tsvector(string_to_array(${searchTokens(texts).join(' ')}, ' '))`
}
