import { ORDER_TEXTS } from '../messages/orders.ts'
import { QrCode } from '../qr/qr-code.tsx'

/** What is said at the counter, and the same to be scanned. */
export function PickupCode({ code }: { code: string }) {
  const t = ORDER_TEXTS.useTexts()
  return (
    <div className="account-code">
      <div>
        <p className="muted">{t('account.order.code')}</p>
        <p className="account-code-text">{code}</p>
        <p className="muted">{t('account.order.codeHint')}</p>
      </div>
      <QrCode text={code} />
    </div>
  )
}
