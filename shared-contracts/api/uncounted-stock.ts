import type { Inventory, ProductDetail } from './entities/product.ts'
import { LIMITS } from './limits.ts'
import { isNoCall } from './no-call.ts'

type Row = Inventory['rows'][number]
type Value = ProductDetail['options'][number]['values'][number]

/** Stock of a store that counts none: every combination of options, as many as can be asked for; the cart has the last word. */
export const uncountedStock = ({ id, currency }: ProductDetail): Inventory => ({
  productID: id,
  currency,
  rows: [],
  uncounted: true,
})

/** A combination of a store that counts none. @param values one of each option, in their order */
export const uncountedRow = ({ price, soldOut }: ProductDetail, values: readonly Value[]): Row => ({
  optionPair: values.map(value => value.id).join('-'),
  available: soldOut ? 0 : LIMITS.quantity.max,
  price: values.reduce((sum, value) => sum + value.priceDelta, price),
})

/**
 * Stock as it was answered, or why it was not: of a store that counts none, null where it could not be read just now.
 * @param counted the answer, or the error it ended in
 */
export function stockOf(product: ProductDetail, counted: Inventory | { error: unknown }): Inventory | null {
  if (!('error' in counted)) return counted
  return isNoCall(counted.error) ? uncountedStock(product) : null
}
