import { isApiError } from 'shared-contracts/api/api-error.ts'
import { pause, type Wait } from 'shared-contracts/api/retry.ts'
import type { App } from 'shared-contracts/remote/runtime/app.ts'
import { acceptCart } from 'shared-contracts/remote/state/app-state.ts'
import { RETRY_MS } from './watch-cart.ts'

/** Whether the backend is there to refuse something. */
const isRefusal = (error: unknown) => isApiError(error) && error.status < 500

/** Asks until the backend answers: with a call that neither the edge nor the service worker answers by itself. */
export async function untilAnswered({ api }: Pick<App, 'api'>, wait: Wait = pause): Promise<void> {
  while (!(await api('GET common3/supportedCountries').then(() => true, isRefusal))) await wait(RETRY_MS)
}

/**
 * A page that was made of answers kept from before reads its data again, prices with them, and its cart, once the backend answers
 * (decision 0104).
 * @param revalidate runs the loaders of what is shown
 */
export async function renewKept(
  { api, state }: Pick<App, 'api' | 'state'>,
  revalidate: () => Promise<void>,
  wait: Wait = pause,
): Promise<void> {
  // Loaders that fail would take the page away.
  await untilAnswered({ api }, wait)
  const cart = api('GET shoppingManagement4/myCart').then(
    known => acceptCart(state, known),
    () => {},
  )
  await Promise.all([revalidate(), cart])
}
