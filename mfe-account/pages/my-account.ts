import { type PageArgs, type PageMetaOf, privateMeta } from 'shared-contracts/remote/page.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { loadFacts } from '../my-account/load-facts.ts'
import { matters } from '../my-account/matters.ts'
import { loadOrders } from '../orders/load-orders.ts'
import { signInOr } from '../sign-in/require-account.ts'

/** How many orders the account has and the one that matters now; the anonymous are sent to sign in. */
export async function loader(args: PageArgs) {
  const { api, translate } = args.context.get(appContext)
  const { signal } = args.request
  const { orders, total } = await loadOrders(api, 1, signal).catch(signInOr(args))
  const facts = loadFacts(api, signal)
  return { title: translate('account.my.title'), orders: total, order: matters(orders), ...facts }
}

export const meta: PageMetaOf<typeof loader> = privateMeta
