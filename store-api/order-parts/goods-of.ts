/** Price of an order's or a bill's goods after discounts, minor units: what a tip and a referrer's reward are measured on. */
export const goodsOf = (of: { subtotal: number; discounts: readonly { amount: number }[] }): number =>
  of.subtotal - of.discounts.reduce((sum, { amount }) => sum + amount, 0)
