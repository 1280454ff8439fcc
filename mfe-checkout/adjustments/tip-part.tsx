import type { Bill } from 'shared-contracts/api/entities/order.ts'
import type { CheckoutConfig } from 'shared-contracts/api/ordering/checkout-config.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { useMoneyIn } from '../bill/use-money-in.ts'
import type { PaymentMessages } from '../messages/messages.ts'
import type { Adjust, AdjustView } from './adjust.ts'
import { TipBody } from './later-code.ts'
import { Part } from './part.tsx'
import { useProblem } from './use-problem.ts'

export interface TipPartProps {
  bill: Bill
  offer: NonNullable<CheckoutConfig['tips']>
  adjust: Adjust
  view: AdjustView
}

/** None, a choice of the store's, or an amount of one's own. */
export function TipPart(props: TipPartProps) {
  const t = useT<PaymentMessages>()
  const { tip = 0, currency } = props.bill
  const money = useMoneyIn(currency)
  const problem = useProblem(props.view, 'tip')
  return (
    <Part title={t('checkout.tip.title')} now={tip > 0 && money(tip)} open={Boolean(problem)}>
      <TipBody {...props} problem={problem} />
    </Part>
  )
}
