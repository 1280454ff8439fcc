import type { LineItem } from 'shared-contracts/api/entities/cart.ts'

/** Whether the store the shopper buys at sells a line, and has as much of it as the cart. */
export const canBuy = ({ quantity, available, notSoldHere }: LineItem): boolean =>
  !notSoldHere && quantity <= available
