import { Link } from 'shared-contracts/ui/link.tsx'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import { type Purchase, stepHref } from '../journey/purchase.ts'
import { OPEN_ORDER_TEXTS } from '../messages/open-order.ts'

interface OrderOverProps {
  orderID: string
  /** What it was of, and can be ordered again of. */
  purchase: Purchase
  /** All that its page is for. */
  alone?: boolean
}

/** Says that an order is not kept any more, and leads to the same once more. */
export function OrderOver({ orderID, purchase, alone = false }: OrderOverProps) {
  const t = OPEN_ORDER_TEXTS.useTexts()
  return (
    <Notice
      kind="warning"
      {...(alone && { role: 'alert' })}
      title={t('checkout.open.over', { orderID })}
      action={
        <Link to={stepHref('payment', purchase)} className={alone ? 'button button-primary' : 'button'}>
          {t('checkout.open.again')}
        </Link>
      }
    >
      {t('checkout.open.overText')}
    </Notice>
  )
}
