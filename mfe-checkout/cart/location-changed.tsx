import type { LineItem } from 'shared-contracts/api/entities/cart.ts'
import { spaced } from 'shared-contracts/language/spaced.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import type { CartMessages } from '../messages/messages.ts'
import { lineName } from './line-name.ts'

interface LocationChangedProps {
  /** Lines that cannot be bought there as they are. */
  short: readonly LineItem[]
  /** Nothing is left of the cart, if there was anything. */
  empty?: boolean
}

/** What changing the store changed, and which lines it leaves out of stock (CRT-4). */
export function LocationChanged({ short, empty = false }: LocationChangedProps) {
  const t = useT<CartMessages>()
  return (
    <Notice title={t('checkout.cart.locationChanged')} role="status">
      <p>{t(empty ? 'checkout.cart.locationChangedEmpty' : 'checkout.cart.locationChangedText')}</p>
      {short.length > 0 && (
        <p>{spaced(t('checkout.cart.locationChangedLines'), short.map(lineName).join(' · '))}</p>
      )}
    </Notice>
  )
}
