import { LIMITS } from 'shared-contracts/api/limits.ts'
import { TextArea } from 'shared-contracts/ui/form/field.tsx'
import { Live } from 'shared-contracts/ui/notice/notice.tsx'
import { ADJUSTMENT_TEXTS } from '../messages/adjustments.ts'
import type { CommentPartProps } from './comment-part.tsx'
import { useKeptComment } from './use-kept-comment.ts'

export function CommentBody({
  comment,
  adjust,
  view,
  problem,
}: CommentPartProps & { problem: string | undefined }) {
  const t = ADJUSTMENT_TEXTS.useTexts()
  const { typed, type, forget } = useKeptComment(comment)
  async function save(): Promise<void> {
    const words = typed.trim()
    if (words !== comment) await adjust.apply('comment', words)
    if (adjust.$view.get().problem?.part !== 'comment') forget(words)
  }
  return (
    <>
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
    </>
  )
}
