import { useEffect } from 'react'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { useRevalidator } from 'shared-contracts/remote/runtime/router.ts'
import type { Messages } from '../messages/messages.ts'

/** A page whose data did not come: what is safe, and a retry that works. */
export function Unavailable({ title, text }: { title: string; text: string }) {
  const t = useT<Messages>()
  const { revalidate, state } = useRevalidator()
  const busy = state === 'loading'
  // A server that had no time to wait is not the last word: the browser asks once by itself.
  useEffect(() => void revalidate(), [revalidate])
  return (
    <div className="page empty">
      <h1>{title}</h1>
      <p className="muted" role="status">
        {text}
      </p>
      <button
        type="button"
        className="button button-primary"
        aria-busy={busy}
        onClick={() => !busy && revalidate()}
      >
        {t('checkout.retry')}
      </button>
    </div>
  )
}
