import { useEffect } from 'react'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { useRevalidator } from 'shared-contracts/remote/runtime/router.ts'
import type { Messages } from '../messages/messages.ts'

/** Beside what did not come: asks for it once by itself, again when the network is back, and whenever it is pressed. */
export function Retry({ className = 'button' }: { className?: string }) {
  const t = useT<Messages>()
  const { revalidate, state } = useRevalidator()
  const busy = state === 'loading'
  // A server that had no time to wait is not the last word.
  useEffect(() => {
    const ask = () => void revalidate()
    ask()
    window.addEventListener('online', ask)
    return () => window.removeEventListener('online', ask)
  }, [revalidate])
  return (
    <button type="button" className={className} aria-busy={busy} onClick={() => !busy && revalidate()}>
      {t('checkout.retry')}
    </button>
  )
}
