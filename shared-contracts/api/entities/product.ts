import * as v from 'valibot'
import { Change, Currency, Day, Id, Left, Minor, Slug } from './basics.ts'
import { Image } from './image.ts'

/** What a card in a list shows. Texts are in the session's language. */
export const ProductSummary = v.object({
  id: Id,
  name: v.string(),
  image: v.nullable(Image),
  /** Lowest price over the options that can be bought. */
  price: Minor,
  /** Options differ in price: shown as "from". */
  priceVaries: v.boolean(),
  /** Price before a reduction. */
  compareAtPrice: v.nullable(Minor),
  currency: Currency,
  soldOut: v.boolean(),
  clearance: v.boolean(),
  hasOptions: v.boolean(),
  /** What matters of it in this store, in a few words: an author, an origin. */
  note: v.optional(v.nullable(v.string())),
  /** When its price or stock last changed; absent where a backend does not say. */
  changedOn: v.optional(Day),
})
export type ProductSummary = v.InferOutput<typeof ProductSummary>

export const ProductOption = v.object({
  id: Id,
  name: v.string(),
  values: v.array(
    v.object({
      id: Id,
      label: v.string(),
      priceDelta: Change,
      /** Position in the product's `images` of the one that shows this value. */
      picture: v.optional(v.nullable(v.number())),
    }),
  ),
})
export type ProductOption = v.InferOutput<typeof ProductOption>

/** One fact to read of a product, named in the session's language. `kind` is for machines: `ingredients`, `allergens`, `care`, `author` … */
export const ProductFact = v.object({ kind: v.string(), name: v.string(), text: v.string() })
export type ProductFact = v.InferOutput<typeof ProductFact>

export const ProductDetail = v.object({
  ...ProductSummary.entries,
  sku: v.string(),
  description: v.string(),
  images: v.array(Image),
  brand: v.nullable(v.string()),
  tags: v.array(v.string()),
  /** From the root category down. */
  breadcrumbs: v.array(v.object({ slug: Slug, name: v.string() })),
  options: v.array(ProductOption),
  /** The chosen location does not sell it. */
  notSoldHere: v.optional(v.boolean()),
  /** The only locations that sell it; null or absent: every one. */
  soldAt: v.optional(v.nullable(v.array(v.object({ id: Id, localStoreName: v.string() })))),
  /** Nobody hands it over, as a membership: it is fetched nowhere and not delivered. */
  immaterial: v.optional(v.boolean()),
  /** What is printed on the pack and what to know, in the order to read it. */
  facts: v.optional(v.array(ProductFact)),
  /** Global Trade Item Number, digits alone. */
  gtin: v.optional(v.nullable(v.string())),
  /** Tag of the products offered beside it (`products/addon?tagName`). */
  addonTag: v.optional(v.nullable(v.string())),
})
export type ProductDetail = v.InferOutput<typeof ProductDetail>

/** Ids of the chosen option values joined by `-`, in the order of the options; empty for a product without options. */
export const OptionPair = v.pipe(
  v.string(),
  v.regex(/^(?:[A-Za-z0-9_.]+(?:-[A-Za-z0-9_.]+)*)?$/),
  v.maxLength(200),
)

/** Stock and price of one combination of options. */
export const InventoryRow = v.object({ optionPair: v.string(), available: Left, price: Minor })
export const Inventory = v.object({
  productID: Id,
  currency: Currency,
  rows: v.array(InventoryRow),
  /** The store writes a mail when something is there again (`message/submitForm` with `restock`). */
  restockNotice: v.optional(v.boolean()),
})
export type Inventory = v.InferOutput<typeof Inventory> & {
  /** Nothing is counted: every combination of options is on offer, and `rows` lists none. */
  uncounted?: true
}

/** What a product's page shows, with its stock: for engines and merchants, many at once. */
export const WholeProduct = v.object({ detail: ProductDetail, rows: v.array(InventoryRow) })
export type WholeProduct = v.InferOutput<typeof WholeProduct>

export const Category = v.object({
  slug: Slug,
  name: v.string(),
  parent: v.nullable(v.string()),
  image: v.nullable(Image),
  /** Products in it and below it. */
  count: v.number(),
})
export type Category = v.InferOutput<typeof Category>
