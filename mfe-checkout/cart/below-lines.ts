import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import type { PointOf } from 'shared-contracts/remote/fill-point.ts'
import type { Offers } from '../offers.ts'

/** Where others put what belongs to a cart, and what they are told of it. */
export const belowLines = ({ lineItems }: Pick<Cart, 'lineItems'>): PointOf<Offers> => ({
  name: 'cart.below-lines',
  with: { productIDs: [...new Set(Object.values(lineItems).map(({ productID }) => productID))] },
})
