import { useStore } from '@nanostores/react'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import type { Messages } from '../messages/messages.ts'
import { intentsOf } from './intents-of.ts'
import { isPending } from './rows.ts'
import { Subtotal } from './subtotal.tsx'

/** The cart in brief, beside a later step of the purchase. */
export function CartSummary() {
  const t = useT<Messages>()
  const app = useApp()
  const cart = useStore(app.state.$cart)
  const pending = isPending(useStore(intentsOf(app).$intents))
  if (!cart) return null
  return (
    <div className="checkout-side">
      <aside className="card stack" aria-label={t('checkout.cart.summary')}>
        <ul className="list-plain stack">
          {Object.values(cart.lineItems).map(line => (
            <li key={line.id} className="checkout-brief">
              <span>
                {line.name} {line.optionLabel && <span className="muted">{line.optionLabel}</span>}
              </span>
              <span className="muted">× {line.quantity}</span>
            </li>
          ))}
        </ul>
        <Subtotal cart={cart} pending={pending} />
        <p className="muted">{t('checkout.cart.taxLater')}</p>
        <Link to={href('/checkout/cart')} className="button button-quiet">
          {t('checkout.details.back')}
        </Link>
      </aside>
    </div>
  )
}
