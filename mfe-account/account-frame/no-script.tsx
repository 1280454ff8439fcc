import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import type { en } from '../messages/en.ts'

/** Without scripts no form can be sent: its button stays as it is, and this says why. */
export function NoScript() {
  const t = useT<typeof en>()
  return (
    <noscript>
      <Notice>{t('account.noscript')}</Notice>
    </noscript>
  )
}
