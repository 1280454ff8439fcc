import type { App } from 'shared-contracts/remote/runtime/app.ts'
import { acceptCart } from 'shared-contracts/remote/state/app-state.ts'
import type { BrowserStorage } from 'shared-contracts/remote/storage.ts'

/** Version of the cart that a tab of this browser has seen last. */
const KEY = 'arcade.cart'

type Page = Pick<Window, 'addEventListener'> & {
  document: Pick<Document, 'visibilityState' | 'addEventListener'>
}

/** The number at the cart is also that of what other tabs put into it, once the shopper looks: pages that are no cart do not ask for it (CRT-2). */
export function watchOtherCarts(
  window: Page,
  { state, api }: Pick<App, 'state' | 'api'>,
  storage: Pick<BrowserStorage, 'getItem' | 'setItem'>,
): void {
  const { $cart } = state
  const version = () => $cart.get()?.version ?? 0
  const tell = () => storage.setItem(KEY, String(version()))
  const look = () => {
    if (window.document.visibilityState === 'hidden' || !(Number(storage.getItem(KEY)) > version())) return
    api('GET shoppingManagement4/myCart').then(
      cart => acceptCart(state, cart),
      () => {},
    )
  }
  if ($cart.get()) tell()
  $cart.listen(tell)
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) look()
  })
  window.document.addEventListener('visibilitychange', look)
}
