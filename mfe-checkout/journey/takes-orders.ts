import type { App } from 'shared-contracts/remote/runtime/app.ts'
import { data } from 'shared-contracts/remote/runtime/router.ts'

/** Whether the store has a cart and a checkout (HDR-5); one that does not say has. */
export const takesOrders = ({ $appInfo }: Pick<App['state'], '$appInfo'>): boolean =>
  $appInfo.get()?.flags.enableCheckout !== false

/** @throws the page's 404 in a store that takes no orders */
export function refuseWithoutOrders(state: Pick<App['state'], '$appInfo'>): void {
  if (!takesOrders(state)) throw data(null, { status: 404 })
}
