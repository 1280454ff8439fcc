import { type PageArgs, privateMeta } from 'shared-contracts/remote/page.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { loadCart } from '../cart/load-cart.ts'

export async function loader({ request, context }: PageArgs) {
  const app = context.get(appContext)
  await loadCart(app, request.signal)
  return {
    title: app.translate('checkout.cart.title'),
    /** The shopper came here by changing the store (CRT-4). */
    locationChanged: new URL(request.url).searchParams.get('locationChange') === 'true',
  }
}

export const meta = privateMeta
