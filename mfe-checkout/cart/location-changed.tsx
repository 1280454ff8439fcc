import type { LineItem } from 'shared-contracts/api/entities/cart.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import type { Messages } from '../messages/messages.ts'

/** What changing the store changed, and which lines it leaves out of stock (CRT-4). */
export function LocationChanged({ short }: { short: readonly LineItem[] }) {
  const t = useT<Messages>()
  return (
    <Notice title={t('checkout.cart.locationChanged')} role="status">
      <p>{t('checkout.cart.locationChangedText')}</p>
      {short.length > 0 && (
        <p>
          {t('checkout.cart.locationChangedLines')} {short.map(line => line.name).join(' · ')}
        </p>
      )}
    </Notice>
  )
}
