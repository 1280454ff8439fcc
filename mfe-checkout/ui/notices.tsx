import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { useRevalidator } from 'shared-contracts/remote/runtime/router.ts'
import type { Messages } from '../messages/messages.ts'
import { useOnline } from './browser.ts'

/** Says that the connection is gone, and what of the purchase is safe. */
export function OfflineNotice() {
  const t = useT<Messages>()
  const online = useOnline()
  return (
    <div role="status" className="checkout-live">
      {!online && (
        <div className="notice">
          <strong>{t('checkout.offline.title')}</strong>
          <p>{t('checkout.offline.text')}</p>
        </div>
      )}
    </div>
  )
}

/** A page whose data did not come: what is safe, and a retry that works. */
export function Unavailable({ title, text }: { title: string; text: string }) {
  const t = useT<Messages>()
  const { revalidate, state } = useRevalidator()
  const busy = state === 'loading'
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
