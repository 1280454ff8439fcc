import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import type { App } from 'shared-contracts/remote/runtime/app.ts'
import { acceptCart } from 'shared-contracts/remote/state/app-state.ts'

/** Between two tries to send what waits (ms), where the browser does not say that the network is back. */
export const RETRY_MS = 10_000

/** What the worker says of the cart (`worker/cart/queue.ts`). */
interface News {
  cart: Cart | null
  /** Changes that are not sent yet. */
  waiting: number
  /** What the server would not change, with its reason. */
  refused: readonly { name: string; message: string }[]
}

type Page = Pick<Window, 'addEventListener' | 'setTimeout' | 'clearTimeout'> & {
  document: Pick<Document, 'cookie'>
  navigator: Pick<Navigator, 'serviceWorker'>
}

/** Shows the cart that the worker keeps without a network: that changes wait, what became of them, and what was refused (PWA-4). */
export function watchCart(
  window: Page,
  { state, notify, translate }: Pick<App, 'state' | 'notify' | 'translate'>,
): void {
  const worker: ServiceWorkerContainer | undefined = window.navigator.serviceWorker
  if (!worker) return
  let timer = 0
  /** What was said of changes that wait: once for as long as they do. */
  let said: string | null = null
  // Not every browser lets its worker read the token of API-2.
  const ask = () => worker.controller?.postMessage({ arcade: 'cart', cookies: window.document.cookie })
  const take = ({ cart, waiting, refused }: News) => {
    if (cart) acceptCart(state, cart)
    for (const { name, message } of refused)
      notify('error', translate('shell.cart.refused', { name, message }).trim())
    window.clearTimeout(timer)
    if (waiting > 0) {
      timer = window.setTimeout(ask, RETRY_MS)
      if (said === null) {
        said = translate('shell.cart.waiting')
        notify('info', said)
      }
    } else if (said !== null) {
      const text = said
      said = null
      state.$notices.set(state.$notices.get().filter(notice => notice.text !== text))
      if (refused.length === 0) notify('success', translate('shell.cart.sent'))
    }
  }
  worker.addEventListener('message', ({ data }) => {
    if (data?.arcade === 'cart-changed') ask()
    if (data?.arcade === 'cart') take(data)
  })
  window.addEventListener('online', ask)
  ask()
}
