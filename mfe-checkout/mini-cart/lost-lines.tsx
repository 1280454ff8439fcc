import { useStore } from '@nanostores/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { handFocusOn } from 'shared-contracts/ui/hand-focus-on.ts'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import { LOST_LINES_TEXTS } from '../messages/lost-lines.ts'
import { mayHaveOrders } from '../payment/may-have-orders.ts'
import { endedAddress, sharedLines } from '../shared-cart/cart-address.ts'
import { sharedCartOf } from '../shared-cart/shared-cart-of.ts'

const handOn = handFocusOn('a', true)

interface LostLinesProps {
  before: Cart
  /** Where the cart offers them again; null once they are back. */
  onOffer(address: string | null): void
}

/** Offers again what was in the cart of a visit that has ended, of which nothing came along to what was just added. */
export function LostLines(props: LostLinesProps) {
  // An order that was made here may have bought them.
  const [isOffered] = useState(() => !mayHaveOrders())
  return isOffered && <Offer {...props} />
}

function Offer({ before, onOffer }: LostLinesProps) {
  const t = LOST_LINES_TEXTS.useTexts()
  const app = useApp()
  const address = endedAddress(before)
  // What the cart would offer at that address.
  const [shared] = useState(() =>
    sharedCartOf(app, sharedLines(new URL(address, location.href).searchParams.get('items'))),
  )
  const { busy, done, said } = useStore(shared.$view)
  const offer = useEffectEvent(onOffer)
  useEffect(() => offer(done ? null : address), [done, address])
  const title = done
    ? t(said.length > 0 ? 'checkout.before.some' : 'checkout.before.back')
    : t('checkout.before.ended', { count: before.itemCount })
  return (
    <Notice
      title={title}
      role="status"
      action={
        !done && (
          <button
            ref={handOn}
            type="button"
            className="button"
            aria-busy={busy}
            onClick={() => void shared.take()}
          >
            {t('checkout.before.take')}
          </button>
        )
      }
    >
      {said.map(text => (
        <p key={text}>{text || t('checkout.adjust.unclear')}</p>
      ))}
    </Notice>
  )
}
