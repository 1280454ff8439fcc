import type { PointOf } from 'shared-contracts/remote/fill-point.ts'
import type { Offers } from '../offers.ts'

/** Where others put what belongs to a price, and what they are told of it. */
export const belowPrice = (productID: string): PointOf<Offers> => ({
  name: 'product.below-price',
  with: { productID },
})
