import type { App } from 'shared-contracts/remote/runtime/app.ts'
import { acceptCart } from 'shared-contracts/remote/state/app-state.ts'

/** The server has taken what was bought out of the cart: the badge follows (RET-9). A failing read is ignored (CRT-1). */
export async function rereadCart({ api, state }: App, signal: AbortSignal): Promise<void> {
  await api('GET shoppingManagement4/myCart', { signal }).then(
    cart => acceptCart(state, cart),
    () => {},
  )
}
