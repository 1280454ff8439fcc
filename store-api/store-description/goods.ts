import { LANGUAGES } from 'shared-contracts/language/language.ts'
import * as v from 'valibot'

const filled = v.pipe(v.string('must be a text'), v.nonEmpty('must not be empty'))
const words = v.looseObject(
  { [LANGUAGES[0]]: filled },
  `must be a text by language, { "${LANGUAGES[0]}": … }`,
)
const CENTS = 'must be a whole number of minor units (1250 for 12.50), 0 or more'
const cents = v.pipe(v.number(CENTS), v.integer(CENTS), v.minValue(0, CENTS))
const PIECES = 'must be a whole number, 0 or more'
const pieces = v.pipe(v.number(PIECES), v.integer(PIECES), v.minValue(0, PIECES))
const day = v.pipe(
  v.string('must be a day such as 2026-06-08'),
  v.check(text => !Number.isNaN(Date.parse(text)), 'must be a day such as 2026-06-08'),
)
const list = <T extends v.GenericSchema>(of: T) => v.array(of, 'must be a list')

const Group = v.looseObject({ slug: filled, name: words })
const Category = v.looseObject({ ...Group.entries, parent: v.optional(filled) })
/** Of a `ProductDescription`, what is sold, found and counted by it. */
const Product = v.looseObject({
  id: filled,
  sku: filled,
  name: words,
  description: words,
  categorySlugs: list(filled),
  brand: filled,
  tags: list(filled),
  price: cents,
  compareAtPrice: v.optional(cents),
  taxable: v.boolean('must be true or false'),
  options: list(v.looseObject({ id: filled, name: words })),
  stock: v.record(v.string(), pieces),
  images: list(v.looseObject({ name: filled })),
  locations: v.optional(list(filled)),
  createdAt: day,
})
const Rate = v.looseObject({
  currencyCode: filled,
  rate: v.pipe(v.number('must be a number'), v.gtValue(0, 'must be above 0')),
  asOf: day,
})

export const GOODS = {
  categories: list(Category),
  brands: list(Group),
  tags: list(Group),
  products: list(Product),
  exchangeRates: v.optional(list(Rate)),
}
type Goods = v.InferOutput<v.ObjectSchema<typeof GOODS, undefined>>

/**
 * What goods name that is not there, and names that two have.
 * @returns a line each, with its path
 */
export function danglingIn(goods: Goods, locations: readonly { id?: unknown }[]): string[] {
  const slugs = (groups: readonly { slug: string }[]) => new Set(groups.map(({ slug }) => slug))
  const [categories, brands, tags] = [slugs(goods.categories), slugs(goods.brands), slugs(goods.tags)]
  const places = new Set(locations.map(({ id }) => String(id)))
  const missing = (at: string, names: readonly string[], known: Set<string>) =>
    names.flatMap(name => (known.has(name) ? [] : `${at}: there is no "${name}"`))
  return [
    ...goods.categories.flatMap(({ parent }, i) =>
      parent === undefined ? [] : missing(`categories.${i}.parent`, [parent], categories),
    ),
    ...goods.products.flatMap((p, i) => [
      ...missing(`products.${i}.categorySlugs`, p.categorySlugs, categories),
      ...missing(`products.${i}.brand`, [p.brand], brands),
      ...missing(`products.${i}.tags`, p.tags, tags),
      ...missing(`products.${i}.locations`, p.locations ?? [], places),
    ]),
    ...twice('categories', 'slug', goods.categories),
    ...twice('brands', 'slug', goods.brands),
    ...twice('tags', 'slug', goods.tags),
    ...twice('products', 'id', goods.products),
    ...twice('products', 'sku', goods.products),
  ]
}

function twice<K extends string>(at: string, key: K, rows: readonly Record<K, string>[]): string[] {
  const seen = new Set<string>()
  return rows.flatMap((row, i) => {
    const name = row[key]
    if (seen.has(name)) return [`${at}.${i}.${key}: another has "${name}" too`]
    seen.add(name)
    return []
  })
}
