import { type SQL, sql } from 'drizzle-orm'
import { products, stock } from '../database/schema/catalog.ts'
import { fold } from './search-tokens.ts'

/** What is left out of item numbers when they are typed. */
const JOINTS = /[\p{Pd}\s._/]/gu
/** The longest number that is looked up, its joints left out. */
const MAX_LENGTH = 60

/** A product's item number as the index `products_sku` holds it: without case and joints. */
export const ITEM_NUMBER = sql`translate(lower(${products.sku}), '- ._/', '') collate "C"`

/** What was typed, as item numbers are compared with it. */
export const itemNumber = (typed: string): string => fold(typed).replace(JOINTS, '')

/**
 * That a product has this item number, or a choice of it has: engines are told of a choice by the product's number and the choice's
 * option pair (`shared-contracts/api/offers.ts`).
 * @param number as `itemNumber` writes it
 */
export function isNumbered(number: string): SQL {
  const beginnings = [...number.slice(0, MAX_LENGTH)].map((_, i, all) => all.slice(0, i + 1).join(''))
  return sql`${ITEM_NUMBER} = any(${sql.param(beginnings)}::text[]) and (${ITEM_NUMBER} = ${number} or exists (select from ${stock}
    where ${stock.productId} = ${products.id} and ${ITEM_NUMBER} || translate(lower(${stock.optionPair}), '- ._/', '') = ${number}))`
}
