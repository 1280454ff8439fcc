import { Suspense, useEffect, useState } from 'react'
import type { PaymentOption } from 'shared-contracts/api/payment/options.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { Live } from 'shared-contracts/ui/notice/notice.tsx'
import { dueOf } from '../bill/due.ts'
import { NoScript } from '../journey/no-script.tsx'
import { Section } from '../journey/section.tsx'
import type { PaymentMessages } from '../messages/messages.ts'
import type { BillIdentity } from './attempts.ts'
import { lastOption, noteOption } from './kept-attempts.ts'
import { OpenedNotice, PaidBeforeNotice } from './later-code.ts'
import { NoOption } from './no-option.tsx'
import { rowOf } from './options.ts'
import { PayButton } from './pay-button.tsx'
import type { PayFlow } from './pay-flow.ts'
import type { PayView } from './pay-view.ts'
import { PaymentChoice } from './payment-choice.tsx'
import { ProblemNotice } from './problem-notice.tsx'

interface PayControlsProps {
  bill: BillIdentity
  options: readonly PaymentOption[]
  flow: PayFlow
  view: PayView
  /** The sum is about to change. */
  changing?: boolean
  onPay(option: PaymentOption): void
}

/** Ways to pay, what became of paying, and the button. */
export function PayControls({ bill, options, flow, view, changing = false, onPay }: PayControlsProps) {
  const t = useT<PaymentMessages>()
  const { prefetch } = useApp()
  const [chosen, setChosen] = useState<string | null>()
  // A choice made in the moment in which the page comes alive is newer.
  useEffect(() => setChosen(made => made ?? lastOption()), [])
  // What store credit pays in full is paid by nothing else.
  const free = dueOf(bill) === 0
  const option = free ? 'store-credit' : (options.find(o => o === chosen) ?? options[0])
  if (!option) return <NoOption />
  const choose = (way: PaymentOption) => {
    setChosen(way)
    // Who chooses is about to order: the page that follows is another remote's, and no earlier sign asks for its code.
    prefetch(href('/confirmation/:id', { id: '-' }))
  }
  const pay = () => {
    // What spends credit, or orders without paying, is chosen anew each time.
    if (rowOf(option).request) noteOption(option)
    onPay(option)
  }
  const { step, opened, stopped, paidBefore } = view
  return (
    <>
      <div className="stack">
        {!free && (
          <Section title={t('checkout.payment.how')} disabled={step !== 'idle'}>
            <PaymentChoice options={options} chosen={option} onChoose={choose} />
          </Section>
        )}
        <Live urgent>
          {stopped && <ProblemNotice stopped={stopped} bill={bill} />}
          <Suspense>{paidBefore && <PaidBeforeNotice orderID={paidBefore} />}</Suspense>
        </Live>
        <Live>
          <Suspense>
            {opened && <OpenedNotice opened={opened} onReopen={() => void flow.reopen()} />}
          </Suspense>
        </Live>
        <NoScript />
      </div>
      <div className="checkout-action">
        <PayButton bill={bill} option={option} step={step} changing={changing} onPay={pay} />
      </div>
    </>
  )
}
