import type { LineItem } from 'shared-contracts/api/entities/cart.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import type { Messages } from '../messages/messages.ts'

interface StepperProps {
  line: LineItem
  quantity: number
  onSet(quantity: number): void
}

/** One more, one fewer; never above stock, and down to 1: taking out is a button of its own. */
export function Stepper({ line: { name, available }, quantity, onSet }: StepperProps) {
  const t = useT<Messages>()
  return (
    <fieldset className="stepper">
      <legend className="visually-hidden">{t('checkout.cart.quantity', { name })}</legend>
      <button
        type="button"
        aria-label={t('checkout.cart.fewer', { name })}
        disabled={quantity <= 1}
        onClick={() => onSet(quantity - 1)}
      >
        −
      </button>
      <output>{quantity}</output>
      <button
        type="button"
        aria-label={t('checkout.cart.more', { name })}
        disabled={quantity >= Math.min(available, 999)}
        onClick={() => onSet(quantity + 1)}
      >
        +
      </button>
    </fieldset>
  )
}
