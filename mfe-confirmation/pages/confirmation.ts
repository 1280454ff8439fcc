import { readOrdered } from 'shared-contracts/remote/ordered.ts'
import { type PageArgs, type PageMetaOf, privateMeta } from 'shared-contracts/remote/page.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { askProvider } from '../payment-return/ask-provider.ts'
import { readReturnAddress } from '../payment-return/return-address.ts'
import type { ReturnStart } from '../payment-return/use-return-check.ts'

/** Makes the page view's first check, on the server where there is one; the browser takes its outcome over. */
export async function loader({
  request,
  params,
  context,
}: PageArgs): Promise<ReturnStart & { title: string }> {
  const { api, translate } = context.get(appContext)
  const orderID = params.id ?? ''
  const start = { title: translate('confirmation.title'), orderID, loadedAt: new Date().toISOString() }
  const read = readReturnAddress(orderID, new URL(request.url).search)
  if ('error' in read) return { ...start, address: null, first: read }
  const first = await askProvider(api, read, request.signal)
  // RET-2: an address that says nothing of a payment says nothing to whom its order is not shown.
  return read.returnUrlInfo === '' && first.type === 'refused' && !first.temporary
    ? { ...start, address: null, first: { error: 'orderID' } }
    : { ...start, address: read, first }
}

/** What the store said when it took the order: number and outcome. How it is handed over, and where, comes with the order. */
export function early({ request, params, context }: PageArgs, state: unknown) {
  const verdict = readOrdered(state)
  const orderID = params.id ?? ''
  const address = readReturnAddress(orderID, new URL(request.url).search)
  if (!verdict || 'error' in address) return null
  const first = { type: 'answered', verdict, orderID, order: null, statuses: '' } as const
  const data = { early: true, orderID, loadedAt: new Date().toISOString(), address, first } as const
  return { data, meta: privateMeta({ title: context.get(appContext).translate('confirmation.title') }) }
}

export const meta: PageMetaOf<typeof loader> = privateMeta
