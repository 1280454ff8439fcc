import { useStore } from '@nanostores/react'
import type { Bill } from 'shared-contracts/api/entities/order.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { Live, Notice } from 'shared-contracts/ui/notice/notice.tsx'
import type { Adjust } from '../adjustments/adjust.ts'
import { stepHref, usePurchase } from '../journey/purchase.ts'
import type { PaymentMessages } from '../messages/messages.ts'
import { BillCard } from './bill-card.tsx'
import { useChanges } from './use-changes.ts'

/** The bill of the cart, with the way to change what is in it, and with what others than the shopper changed. */
export function BillSummary({ bill, adjust }: { bill: Bill; adjust: Adjust }) {
  const t = useT<PaymentMessages>()
  const was = useChanges(bill, useStore(adjust.$view))
  const purchase = usePurchase()
  return (
    <BillCard
      bill={bill}
      was={was}
      action={
        <Link to={stepHref('cart', purchase)} className="button button-quiet">
          {t('checkout.bill.edit')}
        </Link>
      }
    >
      <Live>{'due' in was && <Notice kind="warning">{t('checkout.bill.changed')}</Notice>}</Live>
    </BillCard>
  )
}
