import { isFailure } from 'shared-contracts/api/failure.ts'
import { isNoCall } from 'shared-contracts/api/no-call.ts'
import { type PageArgs, type PageMetaOf, privateMeta } from 'shared-contracts/remote/page.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { offeredOrSignIn } from '../account-frame/account-loader.ts'
import { loadFacts } from '../my-account/load-facts.ts'
import { matters } from '../my-account/matters.ts'
import { loadOrders } from '../orders/load-orders.ts'
import { findSessions } from '../sessions/find-sessions.ts'
import { wantsAccount } from '../sign-in/require-account.ts'

/**
 * How many orders the account has and the one that matters now, where the store tells of orders; the anonymous are sent to sign in. The
 * page is also the way to all the rest: where the orders do not come, theirs says so.
 */
export async function loader(args: PageArgs) {
  const { api, translate } = args.context.get(appContext)
  const { signal } = args.request
  // Beside the orders, whose page it must not push away later.
  let tellsOfOrders = true
  const isLeftOut = (error: unknown) => {
    tellsOfOrders = !isNoCall(error)
    return isFailure(error) && !wantsAccount(error)
  }
  const [known, { emailConfirmed }] = await Promise.all([
    loadOrders(api, 1, signal).catch(offeredOrSignIn(args, isLeftOut)),
    findSessions(api, signal),
  ])
  const facts = loadFacts(api, signal)
  return {
    title: translate('account.my.title'),
    tellsOfOrders,
    orders: known?.total ?? null,
    order: known && matters(known.orders),
    emailConfirmed,
    ...facts,
  }
}

export const meta: PageMetaOf<typeof loader> = privateMeta
