import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { useMoney } from 'shared-contracts/ui/use-money.ts'
import type { CartMessages } from '../messages/messages.ts'
import { type DeliverySums, deliveryGoal } from './delivery-goal.ts'
import { receivedOf } from './received-of.ts'

interface DeliveryProgressProps {
  cart: Cart
  /** What the store asks for, as the page loaded it. */
  sums: DeliverySums | null
}

/** What is missing until the store delivers, or delivers free of charge (CHK-3); nothing where it does not deliver. */
export function DeliveryProgress({ cart, sums }: DeliveryProgressProps) {
  const t = useT<CartMessages>()
  const money = useMoney()
  const { currency } = cart
  const subtotal = receivedOf(cart)
  // Where nothing is handed over nothing is delivered.
  const goal = subtotal > 0 && sums?.currency === currency ? deliveryGoal(sums, subtotal) : null
  if (!goal) return null
  const missing = money(goal.amount - subtotal, currency)
  return (
    <label className="checkout-goal">
      <span>{t(`checkout.goal.${goal.kind}`, { missing })}</span>
      <progress max={goal.amount} value={subtotal} />
    </label>
  )
}
