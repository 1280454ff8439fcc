import { useState } from 'react'
import type { OrderDetail } from 'shared-contracts/api/entities/order.ts'
import type { PaymentOption } from 'shared-contracts/api/payment/options.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Live } from 'shared-contracts/ui/notice/notice.tsx'
import { NoScript } from '../journey/no-script.tsx'
import { Section } from '../journey/section.tsx'
import type { Messages } from '../messages/messages.ts'
import { NoOption } from '../payment/no-option.tsx'
import { OpenedNotice } from '../payment/opened-notice.tsx'
import { PayButton } from '../payment/pay-button.tsx'
import { PaymentChoice } from '../payment/payment-choice.tsx'
import { ProblemNotice } from '../payment/problem-notice.tsx'
import { usePayFlow } from '../payment/use-pay-flow.ts'

interface PayOrderFormProps {
  order: Pick<OrderDetail, 'orderID' | 'total' | 'due' | 'currency'>
  options: readonly PaymentOption[]
}

/** Ways to pay an order that was made before, and the button. */
export function PayOrderForm({ order, options }: PayOrderFormProps) {
  const t = useT<Messages>()
  const { orderID, total, due, currency } = order
  const [bill] = useState({ id: `order ${orderID}`, total, due, currency })
  const { flow, view } = usePayFlow(bill, orderID)
  const [chosen, setChosen] = useState(options[0])
  if (!chosen) return <NoOption />
  const { step, opened, stopped } = view
  return (
    <>
      <div className="stack checkout-late">
        <Section title={t('checkout.payment.how')} disabled={step !== 'idle'}>
          <PaymentChoice options={options} chosen={chosen} onChoose={setChosen} />
        </Section>
        <Live urgent>{stopped && <ProblemNotice stopped={stopped} bill={bill} />}</Live>
        <Live>{opened && <OpenedNotice opened={opened} onReopen={flow.reopen} />}</Live>
        <NoScript />
      </div>
      <div className="checkout-action">
        <PayButton
          bill={bill}
          option={chosen}
          step={step}
          changing={false}
          onPay={() => void flow.pay(bill, chosen)}
        />
      </div>
    </>
  )
}
