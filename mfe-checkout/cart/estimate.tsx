import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import type { Bill } from 'shared-contracts/api/entities/order.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { BillTotals } from '../bill/bill-totals.tsx'
import type { CartMessages } from '../messages/messages.ts'
import { placeOf } from './load-estimate.ts'
import { Subtotal } from './subtotal.tsx'
import { useEstimate } from './use-estimate.ts'

interface EstimateProps {
  cart: Cart
  pending: boolean
  /** As the page loaded it; null where the store cannot say. */
  loaded: Bill | null
}

/** What the cart comes to: with taxes where the store can say so before the details, else the goods alone (CHK-4). */
export function Estimate({ cart, pending, loaded }: EstimateProps) {
  const t = useT<CartMessages>()
  const bill = useEstimate(loaded, cart, pending)
  const place = bill && placeOf(bill)
  // One place for both: what takes the other's is news, and one that comes with its text is not.
  return (
    <div className="stack" aria-live="polite" aria-busy={pending}>
      {place && !pending ? (
        <>
          <BillTotals bill={bill} was={{}} estimate />
          {bill.couponIssue && (
            <p>
              <strong>{bill.couponIssue.code}</strong> {bill.couponIssue.message}
            </p>
          )}
          <p className="muted">{t('checkout.cart.estimateFor', { place })}</p>
        </>
      ) : (
        <>
          <Subtotal cart={cart} pending={pending} live={false} />
          <p className="muted">{t('checkout.cart.taxLater')}</p>
        </>
      )}
    </div>
  )
}
