import { useState } from 'react'
import { LIMITS } from 'shared-contracts/api/limits.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { TextArea } from 'shared-contracts/ui/form/field.tsx'
import { Live } from 'shared-contracts/ui/notice/notice.tsx'
import type { Messages } from '../messages/messages.ts'
import type { Adjust, AdjustView } from './adjust.ts'
import { Part } from './part.tsx'
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
  const [typed, setTyped] = useState(comment)
  const problem = useProblem(view, 'comment')
  return (
    <Part title={t('checkout.comment.title')} now={comment && t('checkout.comment.kept')}>
      <TextArea
        label={t('checkout.comment.label')}
        hint={t('checkout.comment.hint')}
        name="comment"
        required={false}
        maxLength={LIMITS.comment.max}
        value={typed}
        error={problem ?? null}
        onChange={event => setTyped(event.target.value)}
        onBlur={() => typed.trim() !== comment && void adjust.apply('comment', typed.trim())}
      />
      <Live>{view.done === 'comment' && <p className="muted">{t('checkout.comment.kept')}</p>}</Live>
    </Part>
  )
}
