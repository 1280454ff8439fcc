import type { App } from 'shared-contracts/remote/runtime/app.ts'
import { acceptCart } from 'shared-contracts/remote/state/app-state.ts'

/** Between two tries to send what waits (ms), where the browser does not say that the network is back. */
export const RETRY_MS = 10_000

/** What the worker says of the cart (`worker/cart/queue.ts`). */
interface News {
  /** Of the cart that the worker keeps, where it has seen one. */
  version?: number
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
  { state, api, notify, translate }: Pick<App, 'state' | 'api' | 'notify' | 'translate'>,
): void {
  const worker: ServiceWorkerContainer | undefined = window.navigator.serviceWorker
  if (!worker) return
  let timer = 0
  /** What was said of changes that wait: once for as long as they do. */
  let said: string | null = null
  // Not every browser lets its worker read the token of API-2.
  const ask = () => worker.controller?.postMessage({ arcade: 'cart', cookies: window.document.cookie })
  // Answered by the worker while changes wait, with them.
  const show = () =>
    api('GET shoppingManagement4/myCart').then(
      cart => acceptCart(state, cart),
      () => {},
    )
  const take = ({ version = 0, waiting, refused }: News) => {
    if (version > (state.$cart.get()?.version ?? 0)) void show()
    for (const { name, message } of refused)
      notify('error', translate('shell.cart.refused', { name, message }).trim())
    window.clearTimeout(timer)
    if (waiting > 0) {
      timer = window.setTimeout(ask, RETRY_MS)
      if (said === null) {
        said = translate('shell.cart.waiting')
        notify('info', said)
        void show()
      }
    } else if (said !== null) {
      const text = said
      said = null
      state.$notices.set(state.$notices.get().filter(notice => notice.text !== text))
      if (refused.length === 0) notify('success', translate('shell.cart.sent'))
    }
  }
  worker.addEventListener('message', ({ data }) => {
    if (data?.arcade === 'cart-changed') {
      ask()
      void show()
    }
    if (data?.arcade === 'cart') take(data)
  })
  window.addEventListener('online', ask)
  ask()
}
