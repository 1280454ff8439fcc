import type { Handler } from '../calls/route.ts'
import { toOrderDetail } from '../ordering/order-detail.ts'
import { openReturned } from './check-payment.ts'
import { returnedOrder } from './returned-order.ts'

export const getOrder: Handler<'GET admin/orderManagement/order/{id}'> = async given => {
  const { shop, visitor, params, query } = given
  const { returnUrlInfo } = query
  const { order, own } = await openReturned(shop, visitor, params.id, returnUrlInfo)
  return {
    ...(await toOrderDetail(shop, visitor, order, own)),
    ...(returnUrlInfo !== undefined && { returned: await returnedOrder(shop, visitor, order, own) }),
  }
}
