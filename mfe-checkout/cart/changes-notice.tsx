import { useEffect, useState } from 'react'
import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { browserStorage } from 'shared-contracts/remote/storage.ts'
import { Live, Notice } from 'shared-contracts/ui/notice/notice.tsx'
import { useMoney } from 'shared-contracts/ui/use-money.ts'
import type { CartMessages } from '../messages/messages.ts'
import { type Change, changesSince, keepSeen, readSeen } from './seen.ts'

/** What is different since the shopper last looked at the cart (CRT-6). */
export function ChangesNotice({ cart }: { cart: Cart }) {
  const t = useT<CartMessages>()
  const money = useMoney()
  const [changes, setChanges] = useState<readonly Change[]>([])
  useEffect(() => {
    const storage = browserStorage('localStorage')
    const found = changesSince(readSeen(storage), cart)
    // What was said stays said for as long as the page is open.
    if (found.length > 0) setChanges(found)
    keepSeen(storage, cart)
  }, [cart])
  const say = (change: Change) =>
    change.kind === 'price'
      ? t('checkout.cart.changed.price', {
          name: change.name,
          before: money(change.before, cart.currency),
          now: money(change.now, cart.currency),
        })
      : t(`checkout.cart.changed.${change.kind}`, { name: change.name })
  return (
    <Live>
      {changes.length > 0 && (
        <Notice title={t('checkout.cart.changed')}>
          <ul className="list-plain">
            {changes.map(change => (
              <li key={`${change.kind} ${change.name}`}>{say(change)}</li>
            ))}
          </ul>
        </Notice>
      )}
    </Live>
  )
}
