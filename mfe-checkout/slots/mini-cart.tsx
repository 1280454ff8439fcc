import { useStore } from '@nanostores/react'
import { Suspense, useState } from 'react'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import type { SlotProps } from 'shared-contracts/remote/slots.ts'
import { CartBrief } from '../mini-cart/cart-brief.tsx'
import { isLost } from '../mini-cart/is-lost.ts'
import { LostLines } from '../mini-cart/later-code.ts'
import { Panel } from '../mini-cart/panel.tsx'
import { useLeft } from '../mini-cart/use-dismissal.ts'
import { WaysOn } from '../mini-cart/ways-on.tsx'

/** What went into the cart, what it comes to, and the ways on (CRT-5). */
export default function MiniCart({ onClose }: SlotProps['mini-cart']) {
  const { state } = useApp()
  const cart = useStore(state.$cart)
  // Of this opening: what comes or goes meanwhile was not pressed for.
  const [before] = useState(() => state.$cartBefore?.get() ?? null)
  const [lost] = useState(() => cart && !state.$loggedIn.get() && isLost(cart, before))
  const [offer, setOffer] = useState<string | null>(null)
  if (useLeft(onClose)) return null
  return (
    <Panel onClose={onClose}>
      {cart && <CartBrief cart={cart} before={before} />}
      {lost && before && (
        <Suspense>
          <LostLines before={before} onOffer={setOffer} />
        </Suspense>
      )}
      <WaysOn {...(offer && { cart: offer })} onLeave={onClose} />
    </Panel>
  )
}
