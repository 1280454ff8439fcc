import { useStore } from '@nanostores/react'
import { useCallback, useEffect } from 'react'
import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { Picture } from 'shared-contracts/ui/picture.tsx'
import { useDrawnHere } from 'shared-contracts/ui/use-drawn-here.ts'
import { ElsewhereNotice } from '../elsewhere/elsewhere-notice.tsx'
import { useElsewhere } from '../elsewhere/use-elsewhere.ts'
import { stepHref, usePurchase } from '../journey/purchase.ts'
import type { DetailsMessages } from '../messages/messages.ts'
import { intentsOf } from './intents-of.ts'
import { isPending } from './rows.ts'
import { Subtotal } from './subtotal.tsx'

interface Props {
  /** Of a group buy, in place of the page's; null where it did not load. */
  ownCart: Cart | null
  /** The page's as it was when this was drawn first: another tab may change it before this is hydrated. */
  served: Cart | null
}

/** The cart in brief, beside a later step of the purchase. */
export function CartSummary({ ownCart, served }: Props) {
  const t = useT<DetailsMessages>()
  const app = useApp()
  const purchase = usePurchase()
  const isOrdinary = purchase.campaign === null
  const pageCart = useStore(app.state.$cart, { ssr: () => served })
  const intents = intentsOf(app)
  const changing = isPending(useStore(intents.$intents))
  useElsewhere(useCallback(() => void intents.reload(), [intents]))
  const drawnHere = useDrawnHere()
  // After a move the step waited for no cart.
  useEffect(() => {
    if (drawnHere && isOrdinary) void intents.reload()
  }, [drawnHere, isOrdinary, intents])
  const cart = isOrdinary ? pageCart : ownCart
  const pending = isOrdinary && changing
  if (!cart) return null
  return (
    <aside className="card stack" aria-label={t('checkout.cart.summary')}>
      {isOrdinary && <ElsewhereNotice intents={intents} />}
      <ul className="list-plain stack">
        {Object.values(cart.lineItems).map(line => (
          <li key={line.id} className="checkout-brief">
            <span className="checkout-line-picture checkout-thumb">
              {line.image && <Picture image={line.image} sizes="48px" />}
            </span>
            <span>
              {line.name} {line.optionLabel && <span className="muted">{line.optionLabel}</span>}
            </span>
            <span className="muted">× {line.quantity}</span>
          </li>
        ))}
      </ul>
      <Subtotal cart={cart} pending={pending} />
      <p className="muted">{t('checkout.cart.taxLater')}</p>
      <Link to={stepHref('cart', purchase)} className="button button-quiet">
        {t('checkout.details.back')}
      </Link>
    </aside>
  )
}
