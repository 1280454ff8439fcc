import { type PageArgs, privateMeta } from 'shared-contracts/remote/page.ts'
import { ORDINARY } from '../journey/purchase.ts'
import { loadOpenOrder } from '../open-order/later-code.ts'
import { loadPayment } from '../payment/load-payment.ts'

/** With `order` an order that was made before, else the bill of the cart. */
export const loader = (args: PageArgs) => {
  const id = new URL(args.request.url).searchParams.get('order')
  return id ? loadOpenOrder(args, id) : loadPayment(args, ORDINARY)
}
export const meta = privateMeta
