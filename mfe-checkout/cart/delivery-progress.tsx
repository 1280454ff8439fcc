import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import type { Bill } from 'shared-contracts/api/entities/order.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { useMoney } from 'shared-contracts/ui/use-money.ts'
import type { CartMessages } from '../messages/messages.ts'
import { type DeliverySums, deliveryGoal } from './delivery-goal.ts'
import { receivedOf } from './received-of.ts'

interface DeliveryProgressProps {
  cart: Cart
  /** What the store asks for at least, as the page loaded it. */
  sums: DeliverySums | null
  /** What it asks for the address of the draft; undefined where none is known. */
  terms: Bill['deliveryTerms']
}

/** What is missing until the store delivers, or delivers free of charge (CHK-3); without an address only from which sum on it may. Nothing where it does not deliver. */
export function DeliveryProgress({ cart, sums, terms }: DeliveryProgressProps) {
  const t = useT<CartMessages>()
  const money = useMoney()
  const { currency } = cart
  const subtotal = receivedOf(cart)
  const asked = terms === undefined && sums?.currency === currency ? sums : terms
  // Where nothing is handed over nothing is delivered.
  const goal = subtotal > 0 && asked ? deliveryGoal(asked, subtotal) : null
  if (!goal) return null
  return (
    <label className="checkout-goal">
      <span>
        {t(`checkout.goal.${goal.kind}${terms ? '' : '.from'}`, {
          missing: money(goal.amount - subtotal, currency),
          amount: money(goal.amount, currency),
        })}
      </span>
      <progress max={goal.amount} value={subtotal} />
    </label>
  )
}
