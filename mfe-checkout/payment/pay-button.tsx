import { useStore } from '@nanostores/react'
import type { PaymentOption } from 'shared-contracts/api/payment/options.ts'
import { formatMoney } from 'shared-contracts/language/money.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { useOnline } from 'shared-contracts/ui/use-online.ts'
import { useReady } from 'shared-contracts/ui/use-ready.ts'
import { dueOf } from '../bill/due.ts'
import type { PaymentMessages } from '../messages/messages.ts'
import type { BillIdentity } from './attempts.ts'
import { type Flow, rowOf } from './options.ts'
import type { PayView } from './pay-view.ts'

interface PayButtonProps {
  bill: Pick<BillIdentity, 'total' | 'due' | 'currency'>
  option: PaymentOption
  step: PayView['step']
  /** The bill is about to be another one. */
  changing: boolean
  onPay(): void
}

/** Says what it charges. */
export function PayButton({ bill, option, step, changing, onPay }: PayButtonProps) {
  const t = useT<PaymentMessages>()
  const language = useStore(useApp().state.$language)
  const ready = useReady()
  const online = useOnline()
  const busy = step !== 'idle' || changing
  const due = dueOf(bill)
  const amount = formatMoney(due, bill.currency, language)
  const { flow, means } = rowOf(option)
  const label = {
    idle: t(labelOf(flow, due), { amount }),
    placing: t('checkout.payment.placing'),
    opened: t('checkout.payment.opened', { option: t(`checkout.means.${means}`) }),
  }[step]
  return (
    <button
      type="button"
      className="button button-primary button-wide"
      disabled={!ready}
      aria-disabled={busy || !online}
      aria-busy={busy}
      onClick={() => online && !busy && onPay()}
    >
      {busy && <span className="spinner" aria-hidden="true" />}
      {label}
    </button>
  )
}

function labelOf(flow: Flow, due: number) {
  if (due === 0) return 'checkout.payment.orderFree'
  return flow === 'store' ? 'checkout.payment.order' : 'checkout.payment.pay'
}
