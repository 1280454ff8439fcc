import { href } from 'shared-contracts/remote/routes/href.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import { ORDER_TEXTS } from '../messages/orders.ts'

interface Props {
  orderID: string
  /** Without a value where the store does not say. */
  expiresAt: string | null | undefined
  /** Page of the payment that was begun, if it is still open. */
  reopenUrl: string | null
  when(instant: string): string
  /** Absent where it cannot be dropped. */
  onDrop?: (() => void) | undefined
}

/** An order that waits for its money, wherever it was begun: until when, the way there, and the way out (CHK-8, CHK-11). */
export function PayNotice({ orderID, expiresAt, reopenUrl, when, onDrop }: Props) {
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
            {t(reopenUrl ? 'account.order.payOtherwise' : 'account.order.payNow')}
          </Link>
          {onDrop && (
            <button type="button" className="button button-quiet" onClick={onDrop}>
              {t('account.order.cancel')}
            </button>
          )}
        </>
      }
    >
      {expiresAt ? t('account.order.payBy', { time: when(expiresAt) }) : t('account.order.open')}
    </Notice>
  )
}

/** Only what a browser may follow: the address comes from a payment provider. */
export const followable = (address: string | null | undefined): string | null =>
  address && /^https?:\/\//.test(address) ? address : null
