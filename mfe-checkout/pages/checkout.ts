import type { LoaderFunctionArgs } from 'react-router-dom'
import type { CheckoutConfig } from 'shared-contracts/api/ordering/checkout-config.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { type App, appContext } from 'shared-contracts/remote/runtime/app.ts'
import { data, redirect } from 'shared-contracts/remote/runtime/router.ts'
import { acceptCart } from 'shared-contracts/remote/state/app-state.ts'
import { readFailure } from '../failure.ts'

export interface CheckoutData {
  title: string
  /** Null when it could not be loaded. */
  config: CheckoutConfig | null
}

/** The details form has nothing to ask of an empty cart: that leads back to it. */
export async function loader({ request: { signal }, context }: LoaderFunctionArgs) {
  const { api, state, translate } = context.get(appContext) as App
  const title = translate('checkout.details.title')
  const cart = api('GET shoppingManagement4/myCart', { signal }).then(
    answer => acceptCart(state, answer),
    readFailure,
  )
  try {
    const config = await api('GET shoppingManagement4/checkoutConfig', { signal })
    await cart
    if (state.$cart.get()?.itemCount === 0) return redirect(href('/checkout/cart'))
    return { title, config } satisfies CheckoutData
  } catch (error) {
    await cart.catch(() => {})
    if (readFailure(error).code === 'cart-empty') return redirect(href('/checkout/cart'))
    return data({ title, config: null } satisfies CheckoutData, { status: 503 })
  }
}

export const meta = (loaded: unknown) => ({ title: (loaded as CheckoutData).title, noindex: true })
