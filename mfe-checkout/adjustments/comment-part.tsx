import { LIMITS } from 'shared-contracts/api/limits.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { TextArea } from 'shared-contracts/ui/form/field.tsx'
import { Live } from 'shared-contracts/ui/notice/notice.tsx'
import type { Messages } from '../messages/messages.ts'
import type { Adjust, AdjustView } from './adjust.ts'
import { Part } from './part.tsx'
import { useKeptComment } from './use-kept-comment.ts'
import { useProblem } from './use-problem.ts'

interface CommentPartProps {
  /** As the store has it. */
  comment: string
  adjust: Adjust
  view: AdjustView
}

/** Words to the store; kept as soon as the field is left. */
export function CommentPart({ comment, adjust, view }: CommentPartProps) {
  const t = useT<Messages>()
  const { typed, type, forget } = useKeptComment(comment)
  const problem = useProblem(view, 'comment')
  async function save(): Promise<void> {
    if (typed.trim() !== comment) await adjust.apply('comment', typed.trim())
    if (!adjust.$view.get().problem) forget()
  }
  return (
    <Part
      title={t('checkout.comment.title')}
      now={comment && t('checkout.comment.kept')}
      open={Boolean(problem)}
    >
      <TextArea
        label={t('checkout.comment.label')}
        hint={t('checkout.comment.hint')}
        name="comment"
        required={false}
        maxLength={LIMITS.comment.max}
        value={typed}
        error={problem ?? null}
        onChange={event => type(event.target.value)}
        onBlur={() => void save()}
      />
      <Live>{view.done === 'comment' && <p className="muted">{t('checkout.comment.kept')}</p>}</Live>
    </Part>
  )
}
