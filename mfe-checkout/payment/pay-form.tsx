import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Bill } from 'shared-contracts/api/entities/order.ts'
import type { PaymentOption } from 'shared-contracts/api/payment/options.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Live } from 'shared-contracts/ui/notice/notice.tsx'
import type { Adjust } from '../adjustments/adjust.ts'
import { dueOf } from '../bill/due.ts'
import type { Hold } from '../holding/hold.ts'
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

interface PayFormProps {
  bill: Bill
  options: readonly PaymentOption[]
  adjust: Adjust
  hold: Hold
}

/** Ways to pay, what became of paying, and the button. */
export function PayForm({ bill, options, adjust, hold }: PayFormProps) {
  const t = useT<Messages>()
  const { flow, view } = usePayFlow(bill)
  const [chosen, setChosen] = useState(options[0])
  // What store credit pays in full is paid by nothing else.
  const free = dueOf(bill) === 0
  const option = free ? 'store-credit' : (options.find(o => o === chosen) ?? options[0])
  const { busy: adjusting } = useStore(adjust.$view)
  const slotGone = view.stopped?.problem === 'slot-gone'
  // The reservation knows which time can be had instead.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that was lost
  useEffect(() => {
    if (slotGone) void hold.take(bill.draft)
  }, [slotGone, hold])
  if (!option) return <NoOption />
  const { step, opened, stopped, paidBefore } = view
  const busy = step !== 'idle'
  async function payOnceSettled(by: PaymentOption) {
    await adjust.settled()
    // What could not be kept is said at its part.
    if (!adjust.$view.get().problem) await flow.pay(bill, by)
  }
  return (
    <>
      <div className="stack checkout-late">
        {!free && (
          <Section title={t('checkout.payment.how')} disabled={busy}>
            <PaymentChoice options={options} chosen={option} onChoose={setChosen} />
          </Section>
        )}
        <Live urgent>
          {stopped && <ProblemNotice stopped={stopped} bill={bill} />}
          {paidBefore && <PaidBeforeNotice orderID={paidBefore} />}
        </Live>
        <Live>{opened && <OpenedNotice opened={opened} onReopen={flow.reopen} />}</Live>
        <NoScript />
      </div>
      <div className="checkout-action">
        <PayButton
          bill={bill}
          option={option}
          step={step}
          changing={adjusting !== null && adjusting !== 'comment'}
          onPay={() => void payOnceSettled(option)}
        />
      </div>
    </>
  )
}
