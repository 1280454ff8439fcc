import type { InventoryRow, ProductSummary } from 'shared-contracts/api/entities/product.ts'
import type * as v from 'valibot'

/**
 * What goes into the cart together, and what it comes to in minor units.
 * @param row the chosen combination of the product itself; null while it cannot be added: only what goes beside it is
 */
export function bundleOf(
  productID: string,
  row: v.InferOutput<typeof InventoryRow> | null,
  addOns: readonly Pick<ProductSummary, 'id' | 'price'>[],
) {
  const own = row ? [{ productID, optionPair: row.optionPair, quantity: 1 }] : []
  return {
    lines: [...own, ...addOns.map(({ id }) => ({ productID: id, optionPair: '', quantity: 1 }))],
    total: addOns.reduce((sum, { price }) => sum + price, row?.price ?? 0),
  }
}
