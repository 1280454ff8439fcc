import { fillPoint } from 'shared-contracts/remote/fill-point.ts'
import { type PageArgs, type PageMetaOf, privateMeta } from 'shared-contracts/remote/page.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { data } from 'shared-contracts/remote/runtime/router.ts'
import { NOT_OFFERED, offeredOrSignIn } from '../account-frame/account-loader.ts'
import { ORDER_TEXTS } from '../messages/orders.ts'
import type { Offers } from '../offers.ts'
import { loadOrder } from '../orders/load-order.ts'
import { loadOrders } from '../orders/load-orders.ts'
import { orderPoint } from '../orders/order-point.ts'

/** With `id` one order, else the page of the list that `page` names. */
export async function loader(args: PageArgs) {
  const { request, context } = args
  const app = context.get(appContext)
  const { api, translate } = app
  const { searchParams } = new URL(request.url)
  const id = searchParams.get('id')
  if (id !== null) {
    const [order, actions] = await Promise.all([
      loadOrder(api, id, args),
      fillPoint<Offers>(app, orderPoint(id), request.signal),
    ])
    const t = ORDER_TEXTS.in(app)
    if (!order) return data({ kind: 'missing', title: t('account.order.missing') } as const, { status: 404 })
    return {
      kind: 'detail',
      title: t('account.order.title', { id: order.orderID }),
      order,
      actions,
    } as const
  }
  const page = readPage(searchParams.get('page'))
  const orders = await loadOrders(api, page, request.signal).catch(offeredOrSignIn(args))
  return {
    kind: 'list',
    title: translate('account.orders.title'),
    ...(orders ?? (NOT_OFFERED as never)),
  } as const
}

export const meta: PageMetaOf<typeof loader> = privateMeta

const MAX_PAGE = 1000

function readPage(text: string | null): number {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1
}
