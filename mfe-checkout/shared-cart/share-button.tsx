import { useState } from 'react'
import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { CopyButton } from 'shared-contracts/ui/copy-button.tsx'
import type { CartMessages } from '../messages/messages.ts'
import { cartAddress } from './cart-address.ts'

/** What was pressed goes, and the focus with it: it goes on with what stands there then, unless it is elsewhere by then. */
function focusWithin(place: Element | null): void {
  if (document.activeElement === document.body) place?.querySelector('button')?.focus()
}

/** Hands the cart on by a link: through the platform's share sheet, else by the clipboard. */
export function ShareButton({ cart }: { cart: Cart }) {
  const t = useT<CartMessages>()
  const { platform } = useApp()
  const [copies, setCopies] = useState(false)
  const url = () => new URL(cartAddress(cart), location.href).href
  if (copies)
    return (
      <span ref={focusWithin}>
        <CopyButton
          text={url}
          label={t('checkout.share.copy')}
          copied={t('checkout.share.copied')}
          failed={t('checkout.share.failed')}
        />
      </span>
    )
  return (
    <button
      type="button"
      className="button button-quiet"
      onClick={async () =>
        setCopies(!(await platform.share({ title: t('checkout.share.title'), url: url() })))
      }
    >
      {t('checkout.share.cart')}
    </button>
  )
}
