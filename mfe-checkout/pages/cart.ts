import { fillPoint } from 'shared-contracts/remote/fill-point.ts'
import { type PageArgs, privateMeta } from 'shared-contracts/remote/page.ts'
import { type App, appContext } from 'shared-contracts/remote/runtime/app.ts'
import { takesOrders } from 'shared-contracts/remote/state/takes-orders.ts'
import { belowLines } from '../cart/below-lines.ts'
import { loadDeliverySums } from '../cart/delivery-goal.ts'
import { loadCart } from '../cart/load-cart.ts'
import { loadEstimate } from '../cart/load-estimate.ts'
import { isLocationChanged } from '../journey/location-change.ts'
import { whereOrdersAreTaken } from '../journey/where-orders-are-taken.ts'
import type { Offers } from '../offers.ts'
import { sharedLines } from '../shared-cart/cart-address.ts'

/** The lines that the browser knows already; what they come to, and the way on, follow with the store's word on it. */
export function early({ request, context }: PageArgs) {
  const { state, translate } = context.get(appContext)
  if (!state.$cart.get() || !takesOrders(state.$appInfo.get())) return null
  const title = translate('checkout.cart.title')
  return {
    data: { title, estimate: null, delivery: null, below: null, ...saidBy(request) },
    meta: privateMeta({ title }),
  }
}

export const loader = (args: PageArgs) => whereOrdersAreTaken(args, () => load(args))

async function load({ request, context }: PageArgs) {
  const app = context.get(appContext)
  const cart = loadCart(app, request.signal)
  // The server has the backend near and asks all at once. A page that does not know the cart yet was kept for anybody: most who have it have nothing.
  if (typeof window !== 'undefined' && !app.state.$cart.get()) await cart
  const isEmpty = app.state.$cart.get()?.itemCount === 0
  const [estimate, delivery, below] = await Promise.all([
    // Of nothing there is no bill.
    isEmpty ? null : loadEstimate(app.api, request.signal),
    isEmpty ? null : loadDeliverySums(app, request.signal),
    cart.then(() => fillBelow(app, request.signal)),
  ])
  return { title: app.translate('checkout.cart.title'), estimate, delivery, below, ...saidBy(request) }
}

/** What the address says. */
function saidBy({ url }: Request) {
  const { searchParams } = new URL(url)
  return {
    locationChanged: isLocationChanged(url),
    /** Lines that somebody else handed on. */
    shared: sharedLines(searchParams.get('items')),
    /** Of a code on a table, for the details (CHK-1). */
    table: searchParams.get('table'),
  }
}

/** Of nothing, others have nothing to say. */
async function fillBelow(app: App, signal: AbortSignal) {
  const cart = app.state.$cart.get()
  return cart && cart.itemCount > 0 ? fillPoint<Offers>(app, belowLines(cart), signal) : []
}

export const meta = privateMeta
