import { type KeyOf, useT } from 'shared-contracts/remote/runtime/app.ts'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import type { en } from '../messages/en.ts'

/** Without scripts no form can be sent, and nothing changed: buttons stay as they are, and this says why. */
export function NoScript({ text = 'account.noscript' }: { text?: KeyOf<typeof en> }) {
  const t = useT<typeof en>()
  return (
    <noscript>
      <Notice>{t(text)}</Notice>
    </noscript>
  )
}
