import { Suspense } from 'react'
import { type Translate, useT } from 'shared-contracts/remote/runtime/app.ts'
import { codeLater } from 'shared-contracts/ui/code-later.tsx'
import type { PaymentMessages } from '../messages/messages.ts'
import type { BillIdentity } from './attempts.ts'
import type { Stopped } from './pay-view.ts'
import { ProblemSentences, type ProblemTexts } from './problem-sentences.tsx'
import type { Problem } from './problems.ts'

export interface ProblemProps {
  stopped: Stopped
  bill: Pick<BillIdentity, 'total' | 'due' | 'currency'>
}

/**
 * Where the store may be out of reach, its sentences are there: the others come when the store has told of them. None of these is
 * mended elsewhere.
 */
const UNREACHED: ReadonlySet<Problem> = new Set(['unclear', 'payment-unclear', 'too-many'])

const ToldProblem = codeLater(
  async () => (await import(/* webpackChunkName: "told-problem" */ './told-problem.tsx')).ToldProblem,
)

/** Brings the sentences while the answer that may need them is on its way. */
export const readyForProblems = (): void => void ToldProblem.load()

/** Why paying stopped. */
export function ProblemNotice({ stopped, bill }: ProblemProps) {
  const t = useT<PaymentMessages>() as Translate<ProblemTexts>
  if (UNREACHED.has(stopped.problem)) return <ProblemSentences t={t} stopped={stopped} />
  return (
    <Suspense>
      <ToldProblem stopped={stopped} bill={bill} />
    </Suspense>
  )
}
