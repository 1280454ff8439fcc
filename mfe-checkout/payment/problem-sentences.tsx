import type { ReactNode } from 'react'
import type { Translate } from 'shared-contracts/remote/runtime/app.ts'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import type { PaymentMessages } from '../messages/messages.ts'
import type { PROBLEM_TEXTS } from '../messages/problems.ts'
import type { Stopped } from './pay-view.ts'

export type ProblemTexts = PaymentMessages & (typeof PROBLEM_TEXTS.tables)['en']

interface ProblemSentencesProps {
  /** Has the problem's sentences. */
  t: Translate<ProblemTexts>
  stopped: Stopped
  /** The way to mend it, where that is elsewhere. */
  action?: ReactNode
  /** Said before what is safe. */
  children?: ReactNode
}

/** What happened, what is safe, what to do next (ERR-2). */
export const ProblemSentences = ({
  t,
  stopped: { problem, message },
  action,
  children,
}: ProblemSentencesProps) => (
  <Notice kind="error" title={message || t(`checkout.problem.${problem}.what`)} action={action}>
    {children}
    <p>{t(`checkout.problem.${problem}.safe`)}</p>
    <p>{t(`checkout.problem.${problem}.next`)}</p>
  </Notice>
)
