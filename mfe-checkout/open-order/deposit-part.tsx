import type { OrderDetail } from 'shared-contracts/api/entities/order.ts'
import { Live } from 'shared-contracts/ui/notice/notice.tsx'
import { AmountField } from '../adjustments/amount-field.tsx'
import { Part } from '../adjustments/part.tsx'
import { useAnew } from '../adjustments/use-anew.ts'
import { dueOf } from '../bill/due.ts'
import { useMoneyIn } from '../bill/use-money-in.ts'
import { ADJUSTMENT_TEXTS } from '../messages/adjustments.ts'
import type { Deposit, DepositView } from './create-deposit.ts'

interface DepositPartProps {
  order: Pick<OrderDetail, 'total' | 'due' | 'currency'>
  /** Store credit of the account, minor units; with none there is only what was taken to tell. */
  balance: number
  deposit: Deposit
  view: DepositView
}

/** Store credit for a part of an order that was made before; all of it is a means of payment of its own. */
export function DepositPart({ order, balance, deposit, view }: DepositPartProps) {
  const { busy, problem, done, taken } = view
  const t = ADJUSTMENT_TEXTS.useTexts()
  const { currency } = order
  const money = useMoneyIn(currency)
  const anew = useAnew(order, busy)
  const most = Math.min(balance, dueOf(order))
  return (
    <>
      {balance > 0 && (
        <section className="card checkout-parts">
          <Part title={t('checkout.credit.title', { balance: money(balance) })} open={problem !== null}>
            <p className="muted">{t('checkout.deposit.text')}</p>
            <AmountField
              name="deposit"
              label={t('checkout.credit.amount')}
              submit={t('checkout.credit.use')}
              // Each is taken beside those before: who presses twice must not find the next one there.
              initial={taken ? null : most}
              max={most}
              currency={currency}
              problem={problem === null ? undefined : problem || t('checkout.deposit.failed')}
              busy={busy}
              adds
              onAmount={amount => amount > 0 && void deposit.pay(amount)}
            />
          </Part>
        </section>
      )}
      <Live>
        {anew && done && (
          <p className="visually-hidden">{t('checkout.adjust.done', { amount: money(dueOf(order)) })}</p>
        )}
      </Live>
    </>
  )
}
