import type { LoaderFunctionArgs } from 'react-router-dom'
import { type App, appContext } from 'shared-contracts/remote/runtime/app.ts'
import { acceptCart } from 'shared-contracts/remote/state/app-state.ts'
import { readFailure } from '../failure.ts'

export interface CartData {
  title: string
  /** The shopper came here by changing the store (CRT-4). */
  locationChanged: boolean
}

/** Loads the cart into the page's state; when it fails the page still works (CRT-1). */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<CartData> {
  const { api, state, translate } = context.get(appContext) as App
  try {
    acceptCart(state, await api('GET shoppingManagement4/myCart', { signal: request.signal }))
  } catch (error) {
    readFailure(error)
  }
  return {
    title: translate('checkout.cart.title'),
    locationChanged: new URL(request.url).searchParams.get('locationChange') === 'true',
  }
}

export const meta = (data: unknown) => ({ title: (data as CartData).title, noindex: true })
