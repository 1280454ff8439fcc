import * as v from 'valibot'
import { cents, day, filled, flag, list, number, picture, pieces, positive, words } from './fields.ts'

const Group = v.strictObject({ slug: filled, name: words })
const Category = v.strictObject({
  ...Group.entries,
  description: v.optional(words),
  parent: v.optional(filled),
  image: v.optional(filled),
})
const DELTA = 'must be a whole number of minor units, which may be below 0'
const Value = v.strictObject({
  id: v.pipe(filled, v.regex(/^[A-Za-z0-9_.]+$/, 'must be letters and digits')),
  label: words,
  priceDelta: v.pipe(v.number(DELTA), v.integer(DELTA)),
  picture: v.optional(filled),
})
/** A `ProductDescription`. */
const Product = v.strictObject({
  id: filled,
  formerIds: v.optional(list(filled)),
  retired: v.optional(flag),
  sku: filled,
  name: words,
  description: words,
  categorySlugs: list(filled),
  brand: filled,
  tags: list(filled),
  price: cents,
  compareAtPrice: v.optional(cents),
  clearance: v.optional(flag),
  taxable: flag,
  taxClass: v.optional(v.literal('printed-book', 'must be "printed-book", or left out')),
  options: list(v.strictObject({ id: filled, name: words, values: list(Value) })),
  stock: v.record(v.string(), pieces),
  weight: v.optional(number),
  related: list(filled),
  addonTag: v.optional(filled),
  locations: v.optional(list(filled)),
  membership: v.optional(v.strictObject({ months: positive, credit: cents, benefits: list(words) })),
  facts: v.optional(
    list(v.strictObject({ kind: filled, name: words, text: words, onCard: v.optional(flag) })),
  ),
  gtin: v.optional(filled),
  images: list(picture),
  createdAt: day,
})
const Rate = v.strictObject({
  currencyCode: filled,
  rate: v.pipe(number, v.gtValue(0, 'must be above 0')),
  asOf: day,
})

/** What a `StoreDescription` sells, and how it is found. */
export const GOODS = {
  categories: list(Category),
  brands: list(Group),
  tags: list(Group),
  products: list(Product),
  exchangeRates: v.optional(list(Rate)),
}
