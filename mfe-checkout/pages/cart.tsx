import { useStore } from '@nanostores/react'
import { useCallback, useState } from 'react'
import type { Cart, LineItem } from 'shared-contracts/api/entities/cart.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { useLoaderData } from 'shared-contracts/remote/runtime/router.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { LineRow, RemovedRow } from '../cart/line-row.tsx'
import { intentsOf } from '../cart/page-intents.ts'
import { isPending, rowsOf } from '../cart/rows.ts'
import { CheckoutLink, Subtotal } from '../cart/summary.tsx'
import type { Messages } from '../messages/messages.ts'
import { useReturn } from '../ui/browser.ts'
import { OfflineNotice, Unavailable } from '../ui/notices.tsx'
import type { CartData } from './cart.ts'

export { loader, meta } from './cart.ts'

export function Component() {
  const t = useT<Messages>()
  const app = useApp()
  const cart = useStore(app.state.$cart)
  const intents = intentsOf(app)
  useReturn(useCallback(() => void intents.reload(), [intents]))
  if (!cart)
    return <Unavailable title={t('checkout.cart.unavailable')} text={t('checkout.cart.unavailableText')} />
  return <CartView cart={cart} />
}

/** A line that is put back has a new id; what it is of stays. */
const itemOf = ({ productID, optionPair }: LineItem) => `${productID} ${optionPair}`

function CartView({ cart }: { cart: Cart }) {
  const t = useT<Messages>()
  const { locationChanged } = useLoaderData() as CartData
  const intents = intentsOf(useApp())
  const pendingIntents = useStore(intents.$intents)
  const problems = useStore(intents.$problems)
  const pending = isPending(pendingIntents)
  const [undone, setUndone] = useState<string | null>(null)
  const rows = rowsOf(cart, pendingIntents)
  const blocked = rows.flatMap(row => (row.kind === 'line' && row.short ? [row.line] : []))
  if (rows.length === 0) return <EmptyCart />
  return (
    <div className="page checkout-columns">
      <div className="stack">
        <header className="row checkout-head">
          <h1>{t('checkout.cart.title')}</h1>
          <span className="muted" aria-live="polite">
            {!pending && t('checkout.cart.items', { count: cart.itemCount })}
          </span>
        </header>
        <OfflineNotice />
        {locationChanged && (
          <div className="notice" role="status">
            <strong>{t('checkout.cart.locationChanged')}</strong>
            <p>{t('checkout.cart.locationChangedText')}</p>
            {blocked.length > 0 && (
              <p>
                {t('checkout.cart.locationChangedLines')} {blocked.map(line => line.name).join(' · ')}
              </p>
            )}
          </div>
        )}
        <ul className="list-plain checkout-lines" aria-label={t('checkout.cart.list')}>
          {rows.map(row =>
            row.kind === 'line' ? (
              <LineRow
                key={row.line.id}
                row={row}
                currency={cart.currency}
                intents={intents}
                problem={problems[row.line.id]}
                back={itemOf(row.line) === undone}
              />
            ) : (
              <RemovedRow
                key={`removed ${row.line.id}`}
                row={row}
                onUndo={() => {
                  setUndone(itemOf(row.line))
                  intents.undo(row.line.id)
                }}
              />
            ),
          )}
        </ul>
        <noscript>
          <p className="notice">{t('checkout.noscript')}</p>
        </noscript>
      </div>
      <div className="checkout-side">
        <aside className="card stack" aria-label={t('checkout.cart.summary')}>
          <Subtotal cart={cart} pending={pending} />
          <p className="muted">{t('checkout.cart.taxLater')}</p>
          <Link to={href('/store')} className="button button-quiet">
            {t('checkout.cart.goOn')}
          </Link>
        </aside>
        <div className="checkout-action">
          {blocked.length > 0 ? (
            <p className="notice notice-error">{t('checkout.cart.blocked')}</p>
          ) : (
            cart.itemCount > 0 && <CheckoutLink intents={intents} pending={pending} />
          )}
        </div>
      </div>
    </div>
  )
}

function EmptyCart() {
  const t = useT<Messages>()
  return (
    <div className="page empty">
      <h1>{t('checkout.cart.empty')}</h1>
      <p className="muted">{t('checkout.cart.emptyText')}</p>
      <Link to={href('/store')} className="button button-primary">
        {t('checkout.cart.browse')}
      </Link>
    </div>
  )
}
