import { readFailure } from 'shared-contracts/api/failure.ts'
import { type PageArgs, privateMeta } from 'shared-contracts/remote/page.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { data, redirect } from 'shared-contracts/remote/runtime/router.ts'
import { loadCart } from '../cart/load-cart.ts'

/** The details form has nothing to ask of an empty cart: that leads back to it. `config` is null when it did not load. */
export async function loader({ request: { signal }, context }: PageArgs) {
  const app = context.get(appContext)
  const title = app.translate('checkout.details.title')
  const cart = loadCart(app, signal)
  try {
    const config = await app.api('GET shoppingManagement4/checkoutConfig', { signal })
    await cart
    if (app.state.$cart.get()?.itemCount === 0) return redirect(href('/checkout/cart'))
    return { title, config }
  } catch (error) {
    await cart.catch(() => {})
    if (readFailure(error).code === 'cart-empty') return redirect(href('/checkout/cart'))
    return data({ title, config: null }, { status: 503 })
  }
}

export const meta = privateMeta
