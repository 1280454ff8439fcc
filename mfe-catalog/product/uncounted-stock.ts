import type { Inventory, ProductDetail } from 'shared-contracts/api/entities/product.ts'
import { LIMITS } from 'shared-contracts/api/limits.ts'

type Row = Inventory['rows'][number]

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
