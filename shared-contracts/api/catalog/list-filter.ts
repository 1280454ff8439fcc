import * as v from 'valibot'
import { QueryBoolean, QueryInt } from '../entities/basics.ts'
import { line } from '../fields.ts'
import { LIMITS } from '../limits.ts'

/** A slug, or a name as the store writes it: `-50%`, `New!`, `新品（热卖）`. */
const Name = line(LIMITS.searchTerm)
const Price = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))

/** Which products: every filter that is given must hold. */
export const listFilter = {
  categoryName: v.optional(Name),
  brandName: v.optional(Name),
  tagName: v.optional(Name),
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
