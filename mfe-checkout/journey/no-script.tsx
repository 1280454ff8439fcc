import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import type { Messages } from '../messages/messages.ts'

/** Without scripts the pages can be read, and nothing of them changed. */
export function NoScript() {
  const t = useT<Messages>()
  return (
    <noscript>
      <Notice>{t('checkout.noscript')}</Notice>
    </noscript>
  )
}
