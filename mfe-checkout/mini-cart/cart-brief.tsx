import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Price } from 'shared-contracts/ui/price.tsx'
import type { Messages } from '../messages/messages.ts'
import { LastLine } from './last-line.tsx'

/** The line that came last, how many more there are, and what all come to. */
export function CartBrief({ cart }: { cart: Cart }) {
  const t = useT<Messages>()
  const lines = Object.values(cart.lineItems)
  const last = lines.at(-1)
  if (!last) return null
  return (
    <>
      <LastLine line={last} currency={cart.currency} />
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
