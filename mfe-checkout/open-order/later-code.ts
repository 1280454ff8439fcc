import { codeLater } from 'shared-contracts/ui/code-later.tsx'

/** Paying an order that was made before: few come for that, most to pay what is in their cart. */
const code = () => import(/* webpackChunkName: "pay-order" */ './pay-order.tsx')

export const PayOrderPage = codeLater(async () => (await code()).PayOrderPage)
export const loadOpenOrder: typeof import('./load-open-order.ts').loadOpenOrder = async (args, id) => {
  // The server draws it at once, and so does the browser after a move.
  const [{ loadOpenOrder: load }] = await Promise.all([code(), PayOrderPage.load()])
  return load(args, id)
}
