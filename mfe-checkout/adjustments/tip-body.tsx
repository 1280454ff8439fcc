import { useStore } from '@nanostores/react'
import type { TipChoice } from 'shared-contracts/api/entities/order.ts'
import { formatPercent } from 'shared-contracts/language/percent.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { useMoneyIn } from '../bill/use-money-in.ts'
import { ADJUSTMENT_TEXTS } from '../messages/adjustments.ts'
import { AmountField } from './amount-field.tsx'
import type { TipPartProps } from './tip-part.tsx'

const nameOf = (choice: TipChoice | null | undefined): string => JSON.stringify(choice ?? null)

export function TipBody({
  bill,
  offer: { choices, customUpTo },
  adjust,
  view,
  problem,
}: TipPartProps & { problem: string | undefined }) {
  const t = ADJUSTMENT_TEXTS.useTexts()
  const language = useStore(useApp().state.$language)
  const money = useMoneyIn(bill.currency)
  const { tip: sum = 0, draft } = bill
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
    <>
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
    </>
  )
}
