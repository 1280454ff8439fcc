import type { App } from 'shared-contracts/remote/runtime/app.ts'
import { acceptCart } from 'shared-contracts/remote/state/app-state.ts'

/**
 * The server has taken what was bought out of the cart: the badge follows (RET-9). A failing read is ignored (CRT-1).
 * A backend may begin a new cart, with versions of its own: one that holds less than it did when it was asked for is the later one.
 */
export async function rereadCart({ api, state }: App, signal: AbortSignal): Promise<void> {
  const known = state.$cart.get()
  await api('GET shoppingManagement4/myCart', { signal }).then(
    cart => {
      const isEmptied = known && known === state.$cart.get() && cart.itemCount < known.itemCount
      isEmptied ? state.$cart.set(cart) : acceptCart(state, cart)
    },
    () => {},
  )
}
