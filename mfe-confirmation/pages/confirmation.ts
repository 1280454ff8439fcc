import type { LoaderFunctionArgs } from 'react-router-dom'
import type { PageMeta } from 'shared-contracts/remote/remote.ts'
import { type App, appContext } from 'shared-contracts/remote/runtime/app.ts'
import { acceptCart } from 'shared-contracts/remote/state/app-state.ts'
import { askProvider, type Outcome } from '../payment-return/ask-provider.ts'
import { type AddressError, type ReturnAddress, readReturnAddress } from '../payment-return/return-address.ts'

export interface ConfirmationData {
  title: string
  orderID: string
  /** Null when the address names no order (RET-2, RET-8). */
  address: ReturnAddress | null
  /** How the page view's first check ended, or why nobody could be asked. */
  first: Outcome | { error: AddressError }
}

/** Makes the page view's first check, on the server where there is one; the browser takes its outcome over. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<ConfirmationData> {
  const app = context.get(appContext)
  const orderID = params.id ?? ''
  const title = app.translate('confirmation.title')
  const read = readReturnAddress(orderID, new URL(request.url).search)
  if ('error' in read) return { title, orderID, address: null, first: read }
  return { title, orderID, address: read, first: await askProvider(app.api, read, request.signal) }
}

export const meta = (data: unknown): PageMeta => ({
  title: (data as ConfirmationData | undefined)?.title ?? '',
  noindex: true,
})

/** The server has taken what was bought out of the cart: the badge follows (RET-9). A failing read is ignored (CRT-1). */
export async function rereadCart({ api, state }: App, signal: AbortSignal): Promise<void> {
  await api('GET shoppingManagement4/myCart', { signal }).then(
    cart => acceptCart(state, cart),
    () => {},
  )
}
