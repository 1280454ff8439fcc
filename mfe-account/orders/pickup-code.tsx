import { useT } from 'shared-contracts/remote/runtime/app.ts'
import type { en } from '../messages/en.ts'
import { QrCode } from '../qr/qr-code.tsx'

/** What is said at the counter, and the same to be scanned. */
export function PickupCode({ code }: { code: string }) {
  const t = useT<typeof en>()
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
