import { type PageArgs, privateMeta } from 'shared-contracts/remote/page.ts'
import { data } from 'shared-contracts/remote/runtime/router.ts'
import { loadDetails } from '../details/load-details.ts'
import { purchaseOf } from '../journey/purchase.ts'
import { whereOrdersAreTaken } from '../journey/where-orders-are-taken.ts'

/** The details of a group buy's order (CHK-9). @throws the page's 404 without a group buy */
export function loader(args: PageArgs) {
  const purchase = purchaseOf(args.request.url)
  if (purchase.campaign === null) throw data(null, { status: 404 })
  return whereOrdersAreTaken(args, () => loadDetails(args, purchase))
}
export const meta = privateMeta
