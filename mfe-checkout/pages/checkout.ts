import { readFailure } from 'shared-contracts/api/failure.ts'
import { type PageArgs, privateMeta } from 'shared-contracts/remote/page.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { data, redirect } from 'shared-contracts/remote/runtime/router.ts'
import { loadRegion } from '../address/load-region.ts'
import { loadSaved } from '../address/load-saved.ts'
import { loadCart } from '../cart/load-cart.ts'
import { methodsOf } from '../handover/places.ts'

/** The details form has nothing to ask of an empty cart: that leads back to it. `config` is null when it did not load. */
export async function loader({ request: { url, signal }, context }: PageArgs) {
  const app = context.get(appContext)
  const { api, state } = app
  const title = app.translate('checkout.details.title')
  const table = new URL(url).searchParams.get('table')
  const cart = loadCart(app, signal)
  try {
    const config = await api('GET shoppingManagement4/checkoutConfig', { signal })
    await cart
    if (state.$cart.get()?.itemCount === 0) return redirect(href('/checkout/cart'))
    const delivers = methodsOf(config).includes('delivery')
    const [region, saved] = delivers
      ? await Promise.all([loadRegion(api, signal), loadSaved(api, state.$session.get().userID, signal)])
      : [null, []]
    return { title, config, region, saved, table }
  } catch (error) {
    await cart.catch(() => {})
    if (readFailure(error).code === 'cart-empty') return redirect(href('/checkout/cart'))
    return data({ title, config: null, region: null, saved: [], table }, { status: 503 })
  }
}

export const meta = privateMeta
