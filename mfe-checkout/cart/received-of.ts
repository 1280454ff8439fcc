import type { Cart } from 'shared-contracts/api/entities/cart.ts'

/** Part of a cart's subtotal that is handed over, minor units: what a delivery asks for is measured on it. */
export const receivedOf = ({ subtotal, lineItems }: Pick<Cart, 'subtotal' | 'lineItems'>): number =>
  Object.values(lineItems).reduce((sum, line) => (line.immaterial ? sum - line.lineTotal : sum), subtotal)
