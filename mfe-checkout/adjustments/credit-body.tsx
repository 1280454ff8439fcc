import { ADJUSTMENT_TEXTS } from '../messages/adjustments.ts'
import { AmountField } from './amount-field.tsx'
import type { CreditPartProps } from './credit-part.tsx'
import { toSummary } from './part.tsx'

export function CreditBody({
  bill,
  balance,
  adjust,
  view,
  problem,
}: CreditPartProps & { problem: string | undefined }) {
  const t = ADJUSTMENT_TEXTS.useTexts()
  const used = bill.storeCredit ?? 0
  const most = Math.min(balance, bill.total)
  return (
    <>
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
    </>
  )
}
