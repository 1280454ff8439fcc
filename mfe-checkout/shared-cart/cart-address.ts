import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import { LIMITS } from 'shared-contracts/api/limits.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'

export interface SharedLine {
  productID: string
  optionPair: string
  quantity: number
}
/** As many as one call adds. */
const MAX_LINES = 100
const ID = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/
const OPTIONS = /^[A-Za-z0-9_.-]{0,200}$/

/** Address that offers the same lines to whoever opens it: products, options and quantities, nothing of the person. */
export const cartAddress = ({ lineItems }: Cart): string =>
  href('/checkout/cart', undefined, {
    items: Object.values(lineItems)
      .slice(0, MAX_LINES)
      .map(({ productID, optionPair, quantity }) => [productID, optionPair, quantity].join('~'))
      .join(' '),
  })

/** The same, of a guest's cart that ended with their visit. */
export const endedAddress = (cart: Cart): string => `${cartAddress(cart)}&ended=1`

/** @param items as an address has them @returns the lines that can be read; anybody may have written the rest */
export function sharedLines(items: string | null): SharedLine[] {
  return (items ?? '')
    .split(' ')
    .slice(0, MAX_LINES)
    .flatMap(text => {
      const [productID = '', optionPair = '', count = '', ...more] = text.split('~')
      const quantity = Number(count)
      const { min, max } = LIMITS.quantity
      const isLine =
        ID.test(productID) &&
        OPTIONS.test(optionPair) &&
        Number.isInteger(quantity) &&
        quantity >= min &&
        quantity <= max
      return isLine && more.length === 0 ? [{ productID, optionPair, quantity }] : []
    })
}
