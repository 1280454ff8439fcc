import type { ShouldRevalidateFunction } from 'react-router-dom'
import type { OrderDetail } from 'shared-contracts/api/entities/order.ts'
import { type PageArgs, type PageMetaOf, privateMeta } from 'shared-contracts/remote/page.ts'
import { type App, appContext } from 'shared-contracts/remote/runtime/app.ts'
import { loadOrder } from '../orders/load-order.ts'
import { loadOrders, type Orders } from '../orders/order-list.ts'
import { signInOr } from '../sign-in/require-account.ts'

export type OrdersData = { title: string } & (
  | { kind: 'detail'; order: OrderDetail }
  | ({ kind: 'list' } & Orders)
)

/** With `id` one order, else as many parts of the list as `page` says. */
export async function loader({ request, context }: PageArgs): Promise<OrdersData> {
  const app = context.get(appContext)
  const { id, page } = readAddress(new URL(request.url))
  return id === null ? list(app, request, page) : detail(app, request, id)
}

async function list({ api, translate }: App, request: Request, page: number): Promise<OrdersData> {
  const orders = await loadOrders(api, page, request.signal).catch(signInOr(request))
  return { kind: 'list', title: translate('account.orders.title'), ...orders }
}

async function detail({ api, translate }: App, request: Request, id: string): Promise<OrdersData> {
  const order = await loadOrder(api, id, request)
  return { kind: 'detail', title: translate('account.order.title', { id: order.orderID }), order }
}

export const meta: PageMetaOf<typeof loader> = privateMeta

/** A list that only grew has its new part already. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  const from = readAddress(currentUrl)
  const to = readAddress(nextUrl)
  return from.id === null && to.id === null && to.page > from.page ? false : defaultShouldRevalidate
}

/** Parts of the list that one page view may ask for at once. */
const MAX_PARTS = 20

function readAddress({ searchParams }: URL): { id: string | null; page: number } {
  const page = Number(searchParams.get('page'))
  return {
    id: searchParams.get('id'),
    page: Number.isInteger(page) ? Math.min(Math.max(page, 1), MAX_PARTS) : 1,
  }
}
