import { useStore } from '@nanostores/react'
import type { Bill } from 'shared-contracts/api/entities/order.ts'
import { formatMoney } from 'shared-contracts/language/money.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import type { Messages } from '../messages/messages.ts'
import type { Adjust, AdjustView } from './adjust.ts'
import { AmountField } from './amount-field.tsx'
import { Part, toSummary } from './part.tsx'
import { useProblem } from './use-problem.ts'

interface CreditPartProps {
  bill: Bill
  /** Store credit that can be used, minor units. */
  balance: number
  adjust: Adjust
  view: AdjustView
}

/** Store credit for a part of the bill or all of it; the rest is paid another way. */
export function CreditPart({ bill, balance, adjust, view }: CreditPartProps) {
  const t = useT<Messages>()
  const language = useStore(useApp().state.$language)
  const money = (minor: number) => formatMoney(minor, bill.currency, language)
  const used = bill.storeCredit ?? 0
  const most = Math.min(balance, bill.total)
  const problem = useProblem(view, 'credit')
  return (
    <Part
      title={t('checkout.credit.title', { balance: money(balance) })}
      now={used > 0 && `−${money(used)}`}
      open={Boolean(problem)}
    >
      <AmountField
        name="credit"
        label={t('checkout.credit.amount')}
        submit={t('checkout.credit.use')}
        initial={used || most}
        max={most}
        currency={bill.currency}
        problem={problem}
        busy={view.busy === 'credit'}
        onAmount={amount => void adjust.apply('credit', amount)}
      />
      {used > 0 && (
        <div>
          <button
            ref={toSummary}
            type="button"
            className="button"
            onClick={() => void adjust.apply('credit', 0)}
          >
            {t('checkout.credit.takeOff')}
          </button>
        </div>
      )}
    </Part>
  )
}
