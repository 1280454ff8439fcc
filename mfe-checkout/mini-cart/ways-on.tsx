import { type MouseEvent, useEffect } from 'react'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import type { Messages } from '../messages/messages.ts'

const CART = href('/checkout/cart')
const DETAILS = href('/checkout/checkout')

/**
 * Who has put something into the cart goes on to one of these: their code comes while the panel is looked at. Not by `useNextPage`: shared
 * with what has no page of its own it would be a file more for each page.
 */
export function WaysOn({ cart = CART, onLeave }: { cart?: string; onLeave(): void }) {
  const t = useT<Messages>()
  const { prefetch } = useApp()
  useEffect(() => {
    prefetch(CART)
    prefetch(DETAILS)
  }, [prefetch])
  function leave({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
    // Else the panel would give the focus back to a page that is about to go, which lays it out once more amid the move.
    currentTarget.blur()
    // The panel goes with the page that is left, in one drawing; a link to the page that is shown leaves none.
    if (currentTarget.pathname === location.pathname) onLeave()
  }
  return (
    <div className="checkout-mini-ways">
      <Link to={DETAILS} className="button button-primary" onClick={leave}>
        {t('checkout.cart.checkout')}
      </Link>
      <Link to={cart} className="button" onClick={leave}>
        {t('checkout.mini.view')}
      </Link>
    </div>
  )
}
