import { href } from 'shared-contracts/remote/routes/href.ts'

/** Where an order is paid by another method: that order, whatever is in the cart by now. */
export const anotherWay = (order: string): string =>
  href('/checkout/payment', undefined, { order, another: '1' })
