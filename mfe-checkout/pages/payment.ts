import { type PageArgs, privateMeta } from 'shared-contracts/remote/page.ts'
import { ORDINARY } from '../journey/purchase.ts'
import { whereOrdersAreTaken } from '../journey/where-orders-are-taken.ts'
import { loadOpenOrder } from '../open-order/later-code.ts'
import { loadPayment } from '../payment/load-payment.ts'

/** With `order` an order that was made before, which is paid also where no more are taken; else the bill of the cart. */
export const loader = (args: PageArgs) => {
  const id = new URL(args.request.url).searchParams.get('order')
  if (id) return loadOpenOrder(args, id)
  const load = () => loadPayment(args, ORDINARY)
  // Nothing in such a store leads here, so that its address alone is asked of a server: browsers do without the question's code.
  return typeof window === 'undefined' ? whereOrdersAreTaken(args, load) : load()
}
export const meta = privateMeta
