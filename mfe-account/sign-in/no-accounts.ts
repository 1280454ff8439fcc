import { href } from 'shared-contracts/remote/routes/href.ts'
import { data, redirect } from 'shared-contracts/remote/runtime/router.ts'
import type { AppState } from 'shared-contracts/remote/state/app-state.ts'
import { visitorKnown } from 'shared-contracts/remote/state/visitor-known.ts'
import { orderOf } from '../find-order/order-of.ts'

/** Pages of an account that lead to one's orders, and what asks for no more than that. */
const OWN_ORDERS = /^\/user\/(?:orders|list)(?:$|[?#])/

/** Whether the store keeps accounts; one that does not say does. */
export const keepsAccounts = ({ $appInfo }: Pick<AppState, '$appInfo'>): boolean =>
  $appInfo.get()?.flags.enableUserAccounts !== false

/**
 * Where a store keeps no accounts, whoever wants their orders finds them by number and e-mail address (CHK-10), those of before it
 * switched its checkout off too.
 * @param next path that was asked for
 * @throws the page's 404 for anything else
 */
export function insteadOfAccount(next: string | null): Response {
  if (next && OWN_ORDERS.test(next))
    return redirect(href('/account/findOrder', undefined, { order: orderOf(next) }))
  throw data(null, { status: 404 })
}

/**
 * For pages of a password, which nobody has there; on a server the store's document may still be on its way.
 * @throws the page's 404 in a store that keeps no accounts
 */
export async function refuseWithoutAccounts(state: AppState, signal: AbortSignal): Promise<void> {
  await visitorKnown(state, signal)
  if (!keepsAccounts(state)) throw data(null, { status: 404 })
}
