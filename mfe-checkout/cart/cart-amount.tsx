import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Price } from 'shared-contracts/ui/price.tsx'
import type { Messages } from '../messages/messages.ts'

interface CartAmountProps {
  /** Minor units of `currency`. */
  amount: number
  currency: string
  pending: boolean
}

/** An amount as the server confirmed it; a placeholder while a change is in flight. */
export function CartAmount({ amount, currency, pending }: CartAmountProps) {
  const t = useT<Messages>()
  if (!pending) return <Price amount={amount} currency={currency} />
  return (
    <>
      <span className="skeleton checkout-amount" aria-hidden="true" />
      <span className="visually-hidden">{t('checkout.cart.updating')}</span>
    </>
  )
}
