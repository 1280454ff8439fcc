import type { Translate } from 'shared-contracts/remote/runtime/app.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import { dueOf } from '../bill/due.ts'
import { useMoneyIn } from '../bill/use-money-in.ts'
import { stepHref, usePurchase } from '../journey/purchase.ts'
import type { PaymentMessages } from '../messages/messages.ts'
import type { PROBLEM_TEXTS } from '../messages/problems.ts'
import type { BillIdentity } from './attempts.ts'
import type { Stopped } from './pay-flow.ts'
import { PROBLEMS } from './problems.ts'

export interface ProblemProps {
  stopped: Stopped
  bill: Pick<BillIdentity, 'total' | 'due' | 'currency'>
}

export type ProblemTexts = PaymentMessages & (typeof PROBLEM_TEXTS.tables)['en']

/** What happened, what is safe, what to do next (ERR-2). @param t has the problem's sentences */
export function ProblemSentences({
  t,
  stopped: { problem, message, dueBefore },
  bill,
}: ProblemProps & { t: Translate<ProblemTexts> }) {
  const purchase = usePurchase()
  const { onward } = PROBLEMS[problem]
  const money = useMoneyIn(bill.currency)
  const due = dueOf(bill)
  const moved = problem === 'bill-changed' && dueBefore !== undefined && dueBefore !== due
  return (
    <Notice
      kind="error"
      title={message || t(`checkout.problem.${problem}.what`)}
      action={
        onward && (
          <Link to={stepHref(onward, purchase)} className="button">
            {t(`checkout.onward.${onward}`)}
          </Link>
        )
      }
    >
      {moved && (
        <p>{t('checkout.problem.bill-changed.totals', { before: money(dueBefore), now: money(due) })}</p>
      )}
      <p>{t(`checkout.problem.${problem}.safe`)}</p>
      <p>{t(`checkout.problem.${problem}.next`)}</p>
    </Notice>
  )
}
