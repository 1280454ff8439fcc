import type { Cart } from 'shared-contracts/api/entities/cart.ts'

export interface CartChange {
  /** Sum of quantities that came in. */
  added: number
  /** Names of lines of which less is left. */
  reduced: string[]
}

/** What merging the guest's cart into the account's did to the cart that the shopper saw (VIS-4). */
export function cartChange(before: Cart, after: Cart): CartChange {
  const left = quantities(after)
  const had = quantities(before)
  const gain = [...left].map(([line, { quantity }]) => quantity - (had.get(line)?.quantity ?? 0))
  return {
    added: gain.filter(n => n > 0).reduce((sum, n) => sum + n, 0),
    reduced: [...had]
      .filter(([line, { quantity }]) => (left.get(line)?.quantity ?? 0) < quantity)
      .map(([, { name }]) => name),
  }
}

/** Line ids may change when carts merge; product and options do not. */
function quantities(cart: Cart): Map<string, { name: string; quantity: number }> {
  const lines = new Map<string, { name: string; quantity: number }>()
  for (const { productID, optionPair, name, quantity } of Object.values(cart.lineItems)) {
    const key = `${productID} ${optionPair}`
    lines.set(key, { name, quantity: quantity + (lines.get(key)?.quantity ?? 0) })
  }
  return lines
}
