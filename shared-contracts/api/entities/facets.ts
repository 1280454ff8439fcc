import * as v from 'valibot'
import { Minor, Slug } from './basics.ts'

const named = { slug: Slug, name: v.string(), count: v.number() }

/** A brand or tag with the number of products it has. */
export const Named = v.object(named)
export type Named = v.InferOutput<typeof Named>

/**
 * Ways to narrow a list, with how many products each leaves. A kind is counted under the filters of the other kinds,
 * so that another of its values can be chosen instead; categories are counted under all. What has none is left out.
 */
export const Facets = v.object({
  brands: v.array(Named),
  tags: v.array(Named),
  categories: v.array(v.object({ ...named, parent: v.nullable(v.string()) })),
  /** `from` ≤ price < `to`; the last is open. Filter: `priceFrom`, `priceTo`. */
  prices: v.array(v.object({ from: Minor, to: v.nullable(Minor), count: v.number() })),
  /** How many are on clearance. */
  clearance: v.number(),
  /** How many are in stock here; filter: `inStock`. */
  inStock: v.optional(v.number()),
})
export type Facets = v.InferOutput<typeof Facets>
