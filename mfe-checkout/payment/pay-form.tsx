import { useState } from 'react'
import type { Bill } from 'shared-contracts/api/entities/order.ts'
import type { PaymentOption } from 'shared-contracts/api/payment/options.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Live } from 'shared-contracts/ui/notice/notice.tsx'
import { NoScript } from '../journey/no-script.tsx'
import { Section } from '../journey/section.tsx'
import type { Messages } from '../messages/messages.ts'
import { NoOption } from './no-option.tsx'
import { OpenedNotice } from './opened-notice.tsx'
import { PaidBeforeNotice } from './paid-before-notice.tsx'
import { PayButton } from './pay-button.tsx'
import { PaymentChoice } from './payment-choice.tsx'
import { ProblemNotice } from './problem-notice.tsx'
import { usePayFlow } from './use-pay-flow.ts'
import { WaitingNotice } from './waiting-notice.tsx'

interface PayFormProps {
  bill: Bill
  options: readonly PaymentOption[]
}

/** Ways to pay, what became of paying, and the button. */
export function PayForm({ bill, options }: PayFormProps) {
  const t = useT<Messages>()
  const { flow, view } = usePayFlow(bill)
  const [chosen, setChosen] = useState(options[0])
  const option = options.find(o => o === chosen) ?? options[0]
  if (!option) return <NoOption />
  const { step, opened, waiting, stopped, paidBefore } = view
  const busy = step !== 'idle'
  return (
    <>
      <div className="stack checkout-late">
        <Live>{waiting && !busy && !stopped && <WaitingNotice orderID={waiting} />}</Live>
        <Section title={t('checkout.payment.how')} disabled={busy}>
          <PaymentChoice options={options} chosen={option} onChoose={setChosen} />
        </Section>
        <Live urgent>
          {stopped && <ProblemNotice stopped={stopped} bill={bill} />}
          {paidBefore && <PaidBeforeNotice orderID={paidBefore} />}
        </Live>
        <Live>{opened && <OpenedNotice opened={opened} onReopen={flow.reopen} />}</Live>
        <NoScript />
      </div>
      <div className="checkout-action">
        <PayButton bill={bill} option={option} step={step} onPay={() => void flow.pay(bill, option)} />
      </div>
    </>
  )
}
