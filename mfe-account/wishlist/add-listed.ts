import type { App } from 'shared-contracts/remote/runtime/app.ts'
import { acceptCart } from 'shared-contracts/remote/state/app-state.ts'

/** Puts one piece of a listed product into the cart, then shows the mini-cart (CRT-5) unless the shopper has gone on. @throws ApiError, NetworkError */
export async function addListed(
  { api, state }: Pick<App, 'api' | 'state'>,
  productID: string,
  intentID: string,
): Promise<void> {
  const from = location.pathname
  const body = { productID, optionPair: '', quantity: 1, intentID }
  acceptCart(state, await api('POST shoppingManagement4/myCart', { body }))
  // Over another page it would take the focus from what they do there.
  if (location.pathname === from) state.$ui.set({ ...state.$ui.get(), miniCart: true })
}
