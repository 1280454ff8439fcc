import * as v from 'valibot'
import { QueryBoolean, QueryInt } from '../entities/basics.ts'

const Slug = v.pipe(v.string(), v.regex(/^[\p{L}\p{N}][\p{L}\p{N} _.&'-]{0,79}$/u))
const Price = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))

/** Which products: every filter that is given must hold. */
export const listFilter = {
  categoryName: v.optional(Slug),
  brandName: v.optional(Slug),
  tagName: v.optional(Slug),
  clearance: v.optional(QueryBoolean),
  /** Lowest price in minor units, included. */
  priceFrom: v.optional(Price),
  /** Price in minor units that is not reached. */
  priceTo: v.optional(Price),
  /** Only what the chosen location sells and has, or only what it has not. */
  inStock: v.optional(QueryBoolean),
}

/** Memberships are in no list unless asked for. */
export const productKind = {
  productType: v.optional(v.picklist(['GOODS', 'MEMBERSHIP'])),
  recordStatus: v.optional(v.picklist(['ACTIVE'])),
}

export const SORTS = ['default', 'priceAsc', 'priceDesc', 'name', 'date'] as const
export type Sort = (typeof SORTS)[number]

/** One part of a list. `infiniteLoad=true` pages by position; otherwise the whole first part comes. */
export const paging = {
  infiniteLoad: v.optional(QueryBoolean),
  numberToLoad: v.optional(v.pipe(QueryInt, v.minValue(1), v.maxValue(120))),
  startingPosition: v.optional(QueryInt),
}
