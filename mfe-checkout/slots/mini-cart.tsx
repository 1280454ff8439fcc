import { useStore } from '@nanostores/react'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import type { SlotProps } from 'shared-contracts/remote/slots.ts'
import { CartBrief } from '../mini-cart/cart-brief.tsx'
import { Panel } from '../mini-cart/panel.tsx'
import { useLeft } from '../mini-cart/use-dismissal.ts'
import { WaysOn } from '../mini-cart/ways-on.tsx'

/** What went into the cart, what it comes to, and the ways on (CRT-5). */
export default function MiniCart({ onClose }: SlotProps['mini-cart']) {
  const cart = useStore(useApp().state.$cart)
  if (useLeft(onClose)) return null
  return (
    <Panel onClose={onClose}>
      {cart && <CartBrief cart={cart} />}
      <WaysOn onLeave={onClose} />
    </Panel>
  )
}
