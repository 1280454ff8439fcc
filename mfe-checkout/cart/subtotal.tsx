import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import type { Messages } from '../messages/messages.ts'
import { CartAmount } from './cart-amount.tsx'

/** The server's subtotal, or its place while a change is on its way: never a guess. */
export function Subtotal({ cart, pending }: { cart: Cart; pending: boolean }) {
  const t = useT<Messages>()
  return (
    <dl className="totals checkout-subtotal" aria-live="polite" aria-busy={pending}>
      <div>
        <dt>{t('checkout.cart.subtotal')}</dt>
        <dd>
          <CartAmount amount={cart.subtotal} currency={cart.currency} pending={pending} />
        </dd>
      </div>
    </dl>
  )
}
