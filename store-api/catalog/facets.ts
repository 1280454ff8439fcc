import { type SQL, sql } from 'drizzle-orm'
import type { Facets } from 'shared-contracts/api/entities/facets.ts'
import type { Language } from 'shared-contracts/language/language.ts'
import { type Database, rowsOf } from '../database/database.ts'
import {
  brands,
  categories,
  PRICE_BOUNDS,
  productCounts,
  products,
  tags,
} from '../database/schema/catalog.ts'
import { inLanguage, type LocalText } from '../language/local-text.ts'
import { countedAt } from './counted.ts'
import { type KnownFilter, knownFilter, type ListFilter, scopeWhere, slugsNamed } from './list-where.ts'

interface NamedRow {
  slug: string
  name: LocalText
  count: number
}
interface Counted {
  count: number
  clearance: number
  inStock: number
  brands: NamedRow[]
  tags: NamedRow[]
  categories: (NamedRow & { parent: string | null })[]
  prices: { from: number; to: number | null; count: number }[]
}

const rows = (select: SQL, order: SQL) =>
  sql`coalesce((select jsonb_agg(to_jsonb(x) order by ${order}) from (${select}) x), '[]')`

/** How many products a list has and how it can be narrowed, in one statement: all counts are of the same moment. */
export async function countWithFacets(
  db: Database,
  given: ListFilter,
  language: Language,
): Promise<{ count: number; facets: Facets }> {
  const filter = await knownFilter(db, given)
  const sum = (where: SQL) => sql`(select coalesce(sum(amount), 0) from list where ${where})`
  const mostFirst = sql`x.count desc, x.slug`
  const [row] = await rowsOf<{ counted: Counted }>(
    db,
    sql`with list as materialized (${isCounted(filter) ? fromCounts(filter) : fromProducts(filter)})
      select jsonb_build_object(
        'count', ${sum(sql`b and t and c and p and s`)},
        'clearance', ${sum(sql`b and t and p and s and clearance`)},
        'inStock', ${sum(sql`b and t and c and p and not sold_out`)},
        'brands', ${rows(
          sql`select n.slug, n.name, sum(amount) as count from list l join ${brands} n on n.slug = l.brand
            where t and c and p and s group by n.slug having sum(amount) > 0`,
          mostFirst,
        )},
        'tags', ${rows(
          sql`select n.slug, n.name, sum(amount) as count from list l, unnest(l.tag_slugs) k join ${tags} n on n.slug = k
            where b and c and p and s group by n.slug having sum(amount) > 0`,
          mostFirst,
        )},
        'categories', ${rows(
          sql`select n.slug, n.name, n.parent, n.position, sum(amount) as count from list l, unnest(l.category_slugs) k
            join ${categories} n on n.slug = k where b and t and c and p and s group by n.slug having sum(amount) > 0`,
          sql`x.position`,
        )},
        'prices', ${rows(
          sql`select coalesce((price_bounds())[band], 0) as from, (price_bounds())[band + 1] as to, sum(amount) as count
            from list where b and t and c and s group by band having sum(amount) > 0`,
          sql`x.from`,
        )}
      ) as counted`,
  )
  if (!row) throw new Error('a count without a row')
  const { count, ...found } = row.counted
  const named = ({ slug, name, count }: NamedRow) => ({ slug, name: inLanguage(name, language), count })
  return {
    count,
    facets: {
      clearance: found.clearance,
      inStock: found.inStock,
      brands: found.brands.map(named),
      tags: found.tags.map(named),
      categories: found.categories.map(c => ({ ...named(c), parent: c.parent })),
      prices: found.prices,
    },
  }
}

const beginsBand = (price: number): boolean => price === 0 || PRICE_BOUNDS.includes(price)

/** Whether counters know a list: they do not know texts, single products and prices within a band. */
const isCounted = ({ found, only, priceFrom, priceTo }: KnownFilter): boolean =>
  found === undefined &&
  only === undefined &&
  [priceFrom, priceTo].every(price => price === undefined || beginsBand(price))

const isBetween = (column: SQL, from: SQL | undefined, to: SQL | undefined) =>
  sql`(${from ? sql`${column} >= ${from}` : sql`true`} and ${to ? sql`${column} < ${to}` : sql`true`})`

/** Columns of a list, with whether each row passes the filter of a kind (brand, tag, clearance, stock), each on its own. */
function columns({ brandName, tagName, clearance, inStock }: KnownFilter, price: SQL, more: SQL): SQL {
  const passes = (value: unknown, condition: () => SQL) => (value === undefined ? sql`true` : condition())
  return sql`brand, category_slugs, tag_slugs, clearance, sold_out, ${more},
    ${passes(brandName, () => sql`brand is not null and brand in ${slugsNamed(brands, brandName ?? '')}`)} as b,
    ${passes(tagName, () => sql`tag_slugs && array${slugsNamed(tags, tagName ?? '')}`)} as t,
    ${passes(clearance, () => sql`clearance = ${clearance}`)} as c,
    ${price} as p,
    ${passes(inStock, () => sql`sold_out = ${!inStock}`)} as s`
}

function fromCounts(filter: KnownFilter): SQL {
  const { productType = 'GOODS', locationId, categories: slugs, priceFrom, priceTo } = filter
  const band = (price: number | undefined) =>
    price === undefined ? undefined : sql`price_band(${price}::int)`
  const price = isBetween(sql`band`, band(priceFrom), band(priceTo))
  const within =
    slugs &&
    sql`and category_slugs && array[${sql.join(
      slugs.map(slug => sql`${slug}`),
      sql`, `,
    )}]::text[]`
  return sql`select ${columns(filter, price, sql`band, amount`)} from ${productCounts}
    where product_type = ${productType} ${within ?? sql``} and ${countedAt(locationId)}`
}

function fromProducts(filter: KnownFilter): SQL {
  const minor = (price: number | undefined) => (price === undefined ? undefined : sql`${price}::int`)
  const price = isBetween(sql`from_price`, minor(filter.priceFrom), minor(filter.priceTo))
  return sql`select ${columns(filter, price, sql`price_band(from_price) as band, 1 as amount`)} from ${products} where ${scopeWhere(filter)}`
}
