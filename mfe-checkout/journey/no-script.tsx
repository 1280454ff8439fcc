import { useT } from 'shared-contracts/remote/runtime/app.ts'
import type { Messages } from '../messages/messages.ts'

/** Without scripts the pages can be read, and nothing of them changed. */
export function NoScript() {
  const t = useT<Messages>()
  return (
    <noscript>
      <p className="notice">{t('checkout.noscript')}</p>
    </noscript>
  )
}
