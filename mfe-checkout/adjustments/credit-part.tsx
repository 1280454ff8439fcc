import type { Bill } from 'shared-contracts/api/entities/order.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { useMoneyIn } from '../bill/use-money-in.ts'
import type { PaymentMessages } from '../messages/messages.ts'
import type { Adjust, AdjustView } from './adjust.ts'
import { CreditBody } from './later-code.ts'
import { Part } from './part.tsx'
import { useProblem } from './use-problem.ts'

export interface CreditPartProps {
  bill: Bill
  /** Store credit that can be used, minor units. */
  balance: number
  adjust: Adjust
  view: AdjustView
}

/** Store credit for a part of the bill or all of it; the rest is paid another way. */
export function CreditPart(props: CreditPartProps) {
  const t = useT<PaymentMessages>()
  const { storeCredit = 0, currency } = props.bill
  const money = useMoneyIn(currency)
  const problem = useProblem(props.view, 'credit')
  return (
    <Part
      title={t('checkout.credit.title', { balance: money(props.balance) })}
      now={storeCredit > 0 && money(-storeCredit)}
      open={Boolean(problem)}
    >
      <CreditBody {...props} problem={problem} />
    </Part>
  )
}
