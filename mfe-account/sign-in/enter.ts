import { NetworkError } from 'shared-contracts/api/api-error.ts'
import type { Session } from 'shared-contracts/api/entities/session.ts'
import type { App } from 'shared-contracts/remote/runtime/app.ts'
import { cartChange } from './cart-change.ts'

/**
 * The page becomes the account's: session, then the merged cart, and what the merge changed is reported (VIS-4).
 * A cart that cannot be read leaves the shown one (CRT-1).
 * @throws NetworkError where the answer names nobody: whoever typed a password is told, and not led back to the form without a word
 */
export async function enter({ api, state, notify, translate }: App, session: Session): Promise<void> {
  if (session.user === null) throw new NetworkError('signing in', null)
  const before = state.$cart.get()
  state.$session.set(session)
  const after = await api('GET shoppingManagement4/myCart').catch(() => null)
  if (!after) return
  // Another visitor's cart: its version does not compare with the guest's.
  state.$cart.set(after)
  if (!before) return
  const { added, reduced } = cartChange(before, after)
  if (added > 0) notify('info', translate('account.cart.added', { count: added }))
  if (reduced.length > 0) {
    const names = reduced.join(translate('account.listComma'))
    notify('info', translate('account.cart.reduced', { names }))
  }
}
