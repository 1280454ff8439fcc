import { useStore } from '@nanostores/react'
import { formatMoney } from 'shared-contracts/language/money.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import type { Messages } from '../messages/messages.ts'
import { PROBLEMS, type Problem } from './problems.ts'

export interface Stopped {
  problem: Problem
  /** The store's own words, in the shopper's language. */
  message: string
  /** Total of the bill that was on the screen, minor units. */
  totalBefore: number
}

interface ProblemNoticeProps {
  stopped: Stopped
  bill: { total: number; currency: string }
}

/** What happened, what is safe, what to do next (ERR-2). */
export function ProblemNotice({ stopped: { problem, message, totalBefore }, bill }: ProblemNoticeProps) {
  const t = useT<Messages>()
  const language = useStore(useApp().state.$language)
  const { onward } = PROBLEMS[problem]
  const money = (minor: number) => formatMoney(minor, bill.currency, language)
  const moved = problem === 'bill-changed' && totalBefore !== bill.total
  return (
    <div className="notice notice-error">
      <strong>{message || t(`checkout.problem.${problem}.what`)}</strong>
      {moved && (
        <p>
          {t('checkout.problem.bill-changed.totals', { before: money(totalBefore), now: money(bill.total) })}
        </p>
      )}
      <p>{t(`checkout.problem.${problem}.safe`)}</p>
      <p>{t(`checkout.problem.${problem}.next`)}</p>
      {onward && (
        <Link to={href(onward)} className="button">
          {t(`checkout.onward.${onward}`)}
        </Link>
      )}
    </div>
  )
}
