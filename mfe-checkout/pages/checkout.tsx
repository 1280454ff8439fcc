import { useStore } from '@nanostores/react'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { useLoaderData } from 'shared-contracts/remote/runtime/router.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { intentsOf } from '../cart/page-intents.ts'
import { isPending } from '../cart/rows.ts'
import { Subtotal } from '../cart/summary.tsx'
import { DetailsForm } from '../details/details-form.tsx'
import type { Messages } from '../messages/messages.ts'
import { OfflineNotice, Unavailable } from '../ui/notices.tsx'
import { Steps } from '../ui/steps.tsx'
import { type CheckoutData, methodsOf } from './checkout.ts'

export { loader, meta } from './checkout.ts'

export function Component() {
  const t = useT<Messages>()
  const { config } = useLoaderData() as CheckoutData
  if (!config)
    return (
      <Unavailable title={t('checkout.details.unavailable')} text={t('checkout.details.unavailableText')} />
    )
  const methods = methodsOf(config)
  if (methods.length === 0)
    return <Unavailable title={t('checkout.details.noMethod')} text={t('checkout.details.noMethodText')} />
  return (
    <div className="page checkout-columns">
      <div className="stack">
        <Steps now="details" />
        <h1>{t('checkout.details.title')}</h1>
        <OfflineNotice />
        <DetailsForm loaded={config} methods={methods} />
      </div>
      <CartSummary />
    </div>
  )
}

function CartSummary() {
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
