import { Link } from 'shared-contracts/ui/link.tsx'
import { dueOf } from '../bill/due.ts'
import { useMoneyIn } from '../bill/use-money-in.ts'
import { stepHref, usePurchase } from '../journey/purchase.ts'
import { PROBLEM_TEXTS } from '../messages/problems.ts'
import type { ProblemProps } from './problem-notice.tsx'
import { ProblemSentences } from './problem-sentences.tsx'
import { PROBLEMS } from './problems.ts'

/** A problem that the store told of. */
export function ToldProblem({ stopped, bill }: ProblemProps) {
  const t = PROBLEM_TEXTS.useTexts()
  const purchase = usePurchase()
  const money = useMoneyIn(bill.currency)
  const { problem, dueBefore } = stopped
  const { onward } = PROBLEMS[problem]
  const due = dueOf(bill)
  const moved = problem === 'bill-changed' && dueBefore !== undefined && dueBefore !== due
  return (
    <ProblemSentences
      t={t}
      stopped={stopped}
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
    </ProblemSentences>
  )
}
