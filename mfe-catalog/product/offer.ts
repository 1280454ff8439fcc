import type { Inventory, ProductDetail } from 'shared-contracts/api/entities/product.ts'
import { matching, type Selection } from './selection.ts'

/** The price to show for what is chosen so far, in minor units. */
export interface Offer {
  price: number
  /** Choices still to be made change it: shown as "from". */
  varies: boolean
  /** Price before a reduction. */
  before: number | null
}

/** @param inventory null while stock could not be read: the product's own price stands */
export function offerOf(product: ProductDetail, inventory: Inventory | null, selection: Selection): Offer {
  const rows = inventory ? matching(product, inventory, selection) : []
  const inStock = rows.filter(row => row.available > 0)
  const prices = (inStock.length > 0 ? inStock : rows).map(row => row.price)
  const price = prices.length > 0 ? Math.min(...prices) : product.price
  const varies = prices.length > 0 ? prices.some(p => p !== price) : product.priceVaries
  const { compareAtPrice: before } = product
  return { price, varies, before: before !== null && before > price ? before : null }
}
