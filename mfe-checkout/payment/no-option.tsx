import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import type { PaymentMessages } from '../messages/messages.ts'

/** None of the store's options works in this browser or app. */
export function NoOption() {
  const t = useT<PaymentMessages>()
  // Who is in a browser already is not sent to one.
  const inBrowser = useApp().platform.kind === 'browser'
  return (
    <Notice title={t('checkout.payment.noOption')} role="status">
      {t(inBrowser ? 'checkout.payment.noOptionAtAll' : 'checkout.payment.noOptionText')}
    </Notice>
  )
}
