import { href } from 'shared-contracts/remote/routes/href.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import type { en } from '../messages/en.ts'
import type { OrderForm } from './order-form-props.ts'

const CANCEL: OrderForm = 'cancel'

/** Beside an order that waits for its payment: pay it, or drop it on its own page, which says what comes back (CHK-11). */
export function OpenActions({ orderID }: { orderID: string }) {
  const t = useT<typeof en>()
  const ways = [
    [t('account.order.payNow'), href('/checkout/payment', undefined, { order: orderID }), 'button-primary'],
    [t('account.order.cancel'), `${href('/user/orders', undefined, { id: orderID })}#${CANCEL}`, ''],
  ] as const
  return (
    <div className="row">
      {ways.map(([text, to, kind]) => (
        <Link key={text} className={`button ${kind}`.trim()} to={to} aria-label={`${text} · ${orderID}`}>
          {text}
        </Link>
      ))}
    </div>
  )
}
