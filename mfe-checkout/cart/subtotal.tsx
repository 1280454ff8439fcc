import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import type { Messages } from '../messages/messages.ts'
import { CartAmount } from './cart-amount.tsx'

interface SubtotalProps {
  cart: Cart
  pending: boolean
  /** False where what is around it tells of changes. */
  live?: boolean
}

/** The server's subtotal, or its place while a change is on its way: never a guess. */
export function Subtotal({ cart, pending, live = true }: SubtotalProps) {
  const t = useT<Messages>()
  return (
    <dl className="totals checkout-subtotal" aria-live={live ? 'polite' : undefined} aria-busy={pending}>
      <div>
        <dt>{t('checkout.cart.subtotal')}</dt>
        <dd>
          <CartAmount amount={cart.subtotal} currency={cart.currency} pending={pending} />
        </dd>
      </div>
    </dl>
  )
}
