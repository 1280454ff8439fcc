import { isApiError } from 'shared-contracts/api/api-error.ts'
import { pause, type Wait } from 'shared-contracts/api/retry.ts'
import type { App } from 'shared-contracts/remote/runtime/app.ts'
import type { data } from 'shared-contracts/remote/runtime/router.ts'
import { acceptCart } from 'shared-contracts/remote/state/app-state.ts'
import { RETRY_MS } from './watch-cart.ts'

/** Whether the backend is there to refuse something. */
const isRefusal = (error: unknown) => isApiError(error) && error.status < 500

/** Whether what a loader threw says more of the page than that it could not be had: that it is gone, or somebody else's. */
function isAnswer(thrown: unknown): boolean {
  const { status, init } = Object(thrown) as Partial<Response & ReturnType<typeof data>>
  return (status ?? init?.status ?? 500) < 500
}

/** Asks until the backend answers: with a call that neither the edge nor the service worker answers by itself. */
export async function untilAnswered({ api }: Pick<App, 'api'>, wait: Wait = pause): Promise<void> {
  while (!(await api('GET common3/supportedCountries').then(() => true, isRefusal))) await wait(RETRY_MS)
}

interface Shown {
  /** Asks for the data of what is shown. @throws what its loader throws */
  read(): Promise<void>
  /** Shows what was read. */
  refresh(): Promise<void>
}

/**
 * A page that was made of answers kept from before reads its data again, prices with them, and its cart, once the backend answers
 * (decision 0104). Until they are there it stays as it is: a loader that fails would take it away.
 */
export async function renewKept(
  { api, state }: Pick<App, 'api' | 'state'>,
  { read, refresh }: Shown,
  wait: Wait = pause,
): Promise<void> {
  for (;;) {
    await untilAnswered({ api }, wait)
    if (await read().then(() => true, isAnswer)) break
    await wait(RETRY_MS)
  }
  const cart = api('GET shoppingManagement4/myCart').then(
    known => acceptCart(state, known),
    () => {},
  )
  await Promise.all([refresh(), cart])
}
