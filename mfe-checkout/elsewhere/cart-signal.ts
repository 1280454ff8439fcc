import { browserStorage } from 'shared-contracts/remote/storage.ts'

/** Changed with every change of the cart: the browser tells its other tabs of it, never the one that wrote it. */
const KEY = 'checkout.cart-changed'

/** Tells the other tabs of this browser that the cart is another. */
export const signalCart = (id: string): void => browserStorage('localStorage').setItem(KEY, id)

/** @returns stops listening */
export function onCartSignal(changed: () => void): () => void {
  const heard = (event: StorageEvent) => event.key === KEY && changed()
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}
