import { useT } from 'shared-contracts/remote/runtime/app.ts'
import type { en } from '../messages/en.ts'

export function OrderNumber({ orderID }: { orderID: string }) {
  const t = useT<typeof en>()
  return (
    <p className="confirmation-order">
      <span className="muted">{t('confirmation.orderID')}</span> <strong>{orderID}</strong>
    </p>
  )
}
