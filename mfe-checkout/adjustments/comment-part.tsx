import { useT } from 'shared-contracts/remote/runtime/app.ts'
import type { PaymentMessages } from '../messages/messages.ts'
import type { Adjust, AdjustView } from './adjust.ts'
import { CommentBody } from './later-code.ts'
import { Part } from './part.tsx'
import { useProblem } from './use-problem.ts'

export interface CommentPartProps {
  /** As the store has it. */
  comment: string
  adjust: Adjust
  view: AdjustView
}

/** Words to the store; kept as soon as the field is left. */
export function CommentPart(props: CommentPartProps) {
  const t = useT<PaymentMessages>()
  const problem = useProblem(props.view, 'comment')
  return (
    <Part
      title={t('checkout.comment.title')}
      // Once it is open the field says so itself, to screen readers as well.
      now={props.comment && <span className="checkout-closed-only">{t('checkout.comment.kept')}</span>}
      open={Boolean(problem)}
    >
      <CommentBody {...props} problem={problem} />
    </Part>
  )
}
