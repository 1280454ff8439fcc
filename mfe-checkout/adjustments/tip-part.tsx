import { useStore } from '@nanostores/react'
import type { Bill, TipChoice } from 'shared-contracts/api/entities/order.ts'
import type { CheckoutConfig } from 'shared-contracts/api/ordering/checkout-config.ts'
import { formatMoney } from 'shared-contracts/language/money.ts'
import { formatPercent } from 'shared-contracts/language/percent.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import type { Messages } from '../messages/messages.ts'
import type { Adjust, AdjustView } from './adjust.ts'
import { AmountField } from './amount-field.tsx'
import { Part } from './part.tsx'
import { useProblem } from './use-problem.ts'

interface TipPartProps {
  bill: Bill
  offer: NonNullable<CheckoutConfig['tips']>
  adjust: Adjust
  view: AdjustView
}

const nameOf = (choice: TipChoice | null | undefined): string => JSON.stringify(choice ?? null)

/** None, a choice of the store's, or an amount of one's own. */
export function TipPart({ bill, offer: { choices, customUpTo }, adjust, view }: TipPartProps) {
  const t = useT<Messages>()
  const language = useStore(useApp().state.$language)
  const money = (minor: number) => formatMoney(minor, bill.currency, language)
  const { tip: sum = 0, draft } = bill
  const problem = useProblem(view, 'tip')
  const chosen = nameOf(view.asked.tip === undefined ? draft.tip : view.asked.tip)
  const all: { choice: TipChoice | null; label: string }[] = [
    { choice: null, label: t('checkout.tip.none') },
    ...choices.map(({ choice, amount }) => ({
      choice,
      label:
        'percent' in choice
          ? `${formatPercent(choice.percent * 10_000, language)} · ${money(amount)}`
          : money(amount),
    })),
  ]
  const given = nameOf(draft.tip)
  const own = draft.tip && 'amount' in draft.tip && !all.some(({ choice }) => nameOf(choice) === given)
  return (
    <Part title={t('checkout.tip.title')} now={sum > 0 && money(sum)} open={Boolean(problem)}>
      <fieldset className="field">
        <legend className="visually-hidden">{t('checkout.tip.title')}</legend>
        <div className="checkout-times">
          {all.map(({ choice, label }) => (
            <label className="choice checkout-time" key={nameOf(choice)}>
              <input
                type="radio"
                name="tip"
                value={nameOf(choice)}
                className="checkout-cover"
                checked={nameOf(choice) === chosen}
                onChange={() => void adjust.apply('tip', choice)}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {customUpTo !== null && (
        <AmountField
          name="tip-amount"
          label={t('checkout.tip.own')}
          submit={t('checkout.tip.give')}
          initial={own ? sum : null}
          max={customUpTo}
          currency={bill.currency}
          problem={problem}
          busy={view.busy === 'tip'}
          onAmount={amount => void adjust.apply('tip', amount === 0 ? null : { amount })}
        />
      )}
    </Part>
  )
}
