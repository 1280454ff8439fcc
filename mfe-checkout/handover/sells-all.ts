import type { CheckoutLocation } from 'shared-contracts/api/ordering/checkout-config.ts'

/** Whether a place sells all of the cart, as far as the store says: an order elsewhere is refused. */
export const sellsAll = ({ unsold = [] }: Pick<CheckoutLocation, 'unsold'>): boolean => unsold.length === 0
