import { href } from 'shared-contracts/remote/routes/href.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import { ORDER_TEXTS } from '../messages/orders.ts'

interface Props {
  orderID: string
  expiresAt: string
  /** Page of the payment that was begun, if it is still open. */
  reopenUrl: string | null
  when(instant: string): string
}

/** An order that waits for its money: until when, and the way there (CHK-8). */
export function PayNotice({ orderID, expiresAt, reopenUrl, when }: Props) {
  const t = ORDER_TEXTS.useTexts()
  return (
    <Notice
      kind="warning"
      action={
        <>
          {reopenUrl && (
            <a className="button button-primary" href={reopenUrl}>
              {t('account.order.continuePaying')}
            </a>
          )}
          <Link
            className={reopenUrl ? 'button' : 'button button-primary'}
            to={href('/checkout/payment', undefined, { order: orderID })}
          >
            {t('account.order.payNow')}
          </Link>
        </>
      }
    >
      {t('account.order.payBy', { time: when(expiresAt) })}
    </Notice>
  )
}

/** Only what a browser may follow: the address comes from a payment provider. */
export const followable = (address: string | null | undefined): string | null =>
  address && /^https?:\/\//.test(address) ? address : null
