import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import { isFailure } from 'shared-contracts/api/failure.ts'
import type { App } from 'shared-contracts/remote/runtime/app.ts'
import { type AppState, acceptCart } from 'shared-contracts/remote/state/app-state.ts'

/**
 * Brings the page's cart up to date; a failure changes nothing (CRT-1).
 * @param take takes the answer, with the cart that the page had when it was asked
 * @throws what is no failure of the call
 */
export async function loadCart(
  { api, state }: Pick<App, 'api' | 'state'>,
  signal?: AbortSignal,
  take: (state: AppState, known: Cart | null, cart: Cart) => void = (_, _known, cart) =>
    acceptCart(state, cart),
): Promise<void> {
  const known = state.$cart.get()
  try {
    take(state, known, await api('GET shoppingManagement4/myCart', signal ? { signal } : {}))
  } catch (error) {
    if (!isFailure(error)) throw error
  }
}
