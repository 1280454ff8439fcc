import type { PageArgs } from 'shared-contracts/remote/page.ts'
import { type App, appContext } from 'shared-contracts/remote/runtime/app.ts'
import { data } from 'shared-contracts/remote/runtime/router.ts'
import { visitorKnown } from 'shared-contracts/remote/state/visitor-known.ts'

/** Whether the store has a cart and a checkout (HDR-5); one that does not say has. */
export const takesOrders = ({ $appInfo }: Pick<App['state'], '$appInfo'>): boolean =>
  $appInfo.get()?.flags.enableCheckout !== false

/**
 * Loads a page of the cart or the checkout. While a server still waits for the store's document, which says whether there are any, the
 * page's calls do not.
 * @throws the page's 404 in a store that takes no orders; the signal's reason where the document never came
 */
export async function whereOrdersAreTaken<T>(
  { request, context }: Pick<PageArgs, 'request' | 'context'>,
  load: () => Promise<T>,
): Promise<T> {
  const { state } = context.get(appContext)
  const loading = takesOrders(state) ? load() : null
  if (!state.$appInfo.get()) {
    // What becomes of it counts once the store is known.
    loading?.catch(() => {})
    await visitorKnown(state, request.signal)
  }
  if (loading && takesOrders(state)) return loading
  throw data(null, { status: 404 })
}
