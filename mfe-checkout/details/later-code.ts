import { codeLater } from 'shared-contracts/ui/code-later.tsx'

/** Stands below the form on a phone: its code comes when it comes near. */
export const CartSummary = codeLater(
  async () => (await import(/* webpackChunkName: "cart-summary" */ '../cart/cart-summary.tsx')).CartSummary,
)
