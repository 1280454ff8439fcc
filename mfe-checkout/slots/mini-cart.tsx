import { useStore } from '@nanostores/react'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import type { SlotProps } from 'shared-contracts/remote/slots.ts'
import { Dialog } from 'shared-contracts/ui/dialog/dialog.tsx'
import type { Messages } from '../messages/messages.ts'
import { CartBrief } from '../mini-cart/cart-brief.tsx'
import { WaysOn } from '../mini-cart/ways-on.tsx'

/** What went into the cart, what it comes to, and the ways on (CRT-5). */
export default function MiniCart({ onClose }: SlotProps['mini-cart']) {
  const t = useT<Messages>()
  const cart = useStore(useApp().state.$cart)
  return (
    <Dialog open onClose={onClose} title={t('checkout.mini.title')} kind="panel" focus="title">
      <div className="stack">
        {cart && <CartBrief cart={cart} />}
        <WaysOn onLeave={onClose} />
      </div>
    </Dialog>
  )
}
