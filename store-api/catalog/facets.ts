import { type SQL, sql } from 'drizzle-orm'
import type { Facets } from 'shared-contracts/api/entities/facets.ts'
import type { Language } from 'shared-contracts/language/language.ts'
import { type Database, rowsOf } from '../database/database.ts'
import {
  brands,
  categories,
  productCategories,
  products,
  productTags,
  tags,
} from '../database/schema/catalog.ts'
import { inLanguage, type LocalText } from '../language/local-text.ts'
import { knownFilter, type ListFilter, narrowing, scopeWhere } from './list-where.ts'

/** Where one price band ends and the next begins, minor units. */
const BOUNDS = [500, 1000, 2000, 5000, 10_000, 20_000]

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
  prices: { band: number; count: number }[]
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
  const { brand, tag, clearance, price, stock } = narrowing(filter)
  const holds = (condition: SQL | undefined) => condition ?? sql`true`
  const mostFirst = sql`x.count desc, x.slug`
  const [row] = await rowsOf<{ counted: Counted }>(
    db,
    sql`with list as materialized (
        select ${products.id}, ${products.brand} as brand, ${products.fromPrice} as price, ${products.clearance} as clearance, ${products.soldOut} as sold_out,
          ${holds(brand)} as b, ${holds(tag)} as t, ${holds(clearance)} as c, ${holds(price)} as p, ${holds(stock)} as s
        from ${products} where ${scopeWhere(filter)})
      select jsonb_build_object(
        'count', (select count(*) from list where b and t and c and p and s),
        'clearance', (select count(*) from list where b and t and p and s and clearance),
        'inStock', (select count(*) from list where b and t and c and p and not sold_out),
        'brands', ${rows(
          sql`select n.slug, n.name, count(*) from list l join ${brands} n on n.slug = l.brand where t and c and p and s group by n.slug`,
          mostFirst,
        )},
        'tags', ${rows(
          sql`select n.slug, n.name, count(*) from list l join ${productTags} k on k.product_id = l.id
            join ${tags} n on n.slug = k.tag where b and c and p and s group by n.slug`,
          mostFirst,
        )},
        'categories', ${rows(
          sql`select n.slug, n.name, n.parent, n.position, count(*) from list l join ${productCategories} k on k.product_id = l.id
            join ${categories} n on n.slug = k.category where b and t and c and p and s group by n.slug`,
          sql`x.position`,
        )},
        'prices', ${rows(
          sql`select width_bucket(price, array[${sql.join(
            BOUNDS.map(bound => sql`${bound}::int`),
            sql`, `,
          )}]) as band, count(*) from list where b and t and c and s group by 1`,
          sql`x.band`,
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
      prices: found.prices.map(({ band, count }) => ({
        from: BOUNDS[band - 1] ?? 0,
        to: BOUNDS[band] ?? null,
        count,
      })),
    },
  }
}
