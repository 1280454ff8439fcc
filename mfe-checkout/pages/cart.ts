import { type PageArgs, privateMeta } from 'shared-contracts/remote/page.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { loadDeliverySums } from '../cart/delivery-goal.ts'
import { loadCart } from '../cart/load-cart.ts'
import { loadEstimate } from '../cart/load-estimate.ts'
import { sharedLines } from '../shared-cart/cart-address.ts'

export async function loader({ request, context }: PageArgs) {
  const app = context.get(appContext)
  const isEmpty = app.state.$cart.get()?.itemCount === 0
  const place = app.state.$appInfo.get()?.detail.locname
  const [estimate, delivery] = await Promise.all([
    // Of nothing there is no bill.
    isEmpty ? null : loadEstimate(app.api, request.signal),
    isEmpty ? null : loadDeliverySums(app.api, place, request.signal),
    loadCart(app, request.signal),
  ])
  const { searchParams } = new URL(request.url)
  return {
    title: app.translate('checkout.cart.title'),
    estimate,
    delivery,
    /** The shopper came here by changing the store (CRT-4). */
    locationChanged: searchParams.get('locationChange') === 'true',
    /** Lines that somebody else handed on. */
    shared: sharedLines(searchParams.get('items')),
    /** Of a code on a table, for the details (CHK-1). */
    table: searchParams.get('table'),
  }
}

export const meta = privateMeta
