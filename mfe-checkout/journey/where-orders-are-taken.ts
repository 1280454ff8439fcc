import type { PageArgs } from 'shared-contracts/remote/page.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { data } from 'shared-contracts/remote/runtime/router.ts'
import { takesOrders } from 'shared-contracts/remote/state/takes-orders.ts'
import { visitorKnown } from 'shared-contracts/remote/state/visitor-known.ts'

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
  const loading = takesOrders(state.$appInfo.get()) ? load() : null
  if (!state.$appInfo.get()) {
    // What becomes of it counts once the store is known.
    loading?.catch(() => {})
    await visitorKnown(state, request.signal)
  }
  if (loading && takesOrders(state.$appInfo.get())) return loading
  throw data(null, { status: 404 })
}
