import { isApiError } from './api-error.ts'
import type { Inventory, ProductDetail } from './entities/product.ts'
import { LIMITS } from './limits.ts'

type Row = Inventory['rows'][number]

/** So a backend answers that has no such call. */
const NO_CALL = new Set([404, 405, 501])

/** Stock of a store that counts none: every combination of options, as many as can be asked for; the cart has the last word. */
export function uncountedStock({ id, currency, price, options, soldOut }: ProductDetail): Inventory {
  const available = soldOut ? 0 : LIMITS.quantity.max
  const rows = options.reduce<Row[]>(
    (all, { values }) =>
      all.flatMap(row =>
        values.map(value => ({
          ...row,
          optionPair: row.optionPair ? `${row.optionPair}-${value.id}` : value.id,
          price: row.price + value.priceDelta,
        })),
      ),
    [{ optionPair: '', available, price }],
  )
  return { productID: id, currency, rows }
}

/**
 * Stock as it was answered, or why it was not: of a store that counts none, null where it could not be read just now.
 * @param counted the answer, or the error it ended in
 */
export function stockOf(product: ProductDetail, counted: Inventory | { error: unknown }): Inventory | null {
  if (!('error' in counted)) return counted
  return isApiError(counted.error) && NO_CALL.has(counted.error.status) ? uncountedStock(product) : null
}
