import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import type { PaymentMessages } from '../messages/messages.ts'
import type { Opened } from './pay-view.ts'

interface OpenedNoticeProps {
  opened: Opened
  onReopen(): void
}

/** The provider's page is open elsewhere, or about to be: a way there once more. */
export function OpenedNotice({ opened: { orderID, redirectUrl, native }, onReopen }: OpenedNoticeProps) {
  const t = useT<PaymentMessages>()
  return (
    <Notice
      action={
        native ? (
          <button type="button" className="button" onClick={onReopen}>
            {t('checkout.payment.reopen')}
          </button>
        ) : (
          <a className="button" href={redirectUrl}>
            {t('checkout.payment.reopen')}
          </a>
        )
      }
    >
      {t('checkout.payment.openedText', { orderID })}
    </Notice>
  )
}
