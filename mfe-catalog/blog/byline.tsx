import { useStore } from '@nanostores/react'
import { formatTime } from 'shared-contracts/language/time.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'

/** Who wrote a post, and on which day. The day is the one at Greenwich: it must not depend on who reads. */
export function Byline({ author, publishedAt }: { author: string; publishedAt: string }) {
  const language = useStore(useApp().state.$language)
  return (
    <p className="muted catalog-byline">
      {author && <>{author} · </>}
      <time dateTime={publishedAt}>{formatTime(publishedAt, 'date', 'UTC', language)}</time>
    </p>
  )
}
