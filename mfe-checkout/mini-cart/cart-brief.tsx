import { useState } from 'react'
import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Price } from 'shared-contracts/ui/price.tsx'
import { itemOf } from '../elsewhere/changes-elsewhere.ts'
import type { Messages } from '../messages/messages.ts'
import { AddedLine } from './added-line.tsx'
import { findAdded } from './find-added.ts'

interface CartBriefProps {
  cart: Cart
  /** As it was before; null where nobody knows. */
  before: Cart | null
}

/** The line that was added to, how many more there are, and what all come to. */
export function CartBrief({ cart, before }: CartBriefProps) {
  const t = useT<Messages>()
  // Of this opening: what another tab adds meanwhile is not what was pressed here.
  const [added] = useState(() => findAdded(cart, before))
  const lines = Object.values(cart.lineItems)
  const line = (added && lines.find(one => itemOf(one) === itemOf(added))) ?? lines.at(-1)
  if (!line) return null
  return (
    <>
      <AddedLine line={line} currency={cart.currency} />
      {lines.length > 1 && <p className="muted">{t('checkout.mini.more', { count: lines.length - 1 })}</p>}
      <dl className="totals" aria-live="polite">
        <div>
          <dt>
            {t('checkout.cart.subtotal')}{' '}
            <span className="muted">{t('checkout.cart.items', { count: cart.itemCount })}</span>
          </dt>
          <dd>
            <Price amount={cart.subtotal} currency={cart.currency} />
          </dd>
        </div>
      </dl>
    </>
  )
}
