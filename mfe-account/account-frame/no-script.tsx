import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import type { en } from '../messages/en.ts'

/** Without scripts no form can be sent, and nothing else changed: buttons stay as they are, and this says why. */
export function NoScript({ of = 'form' }: { of?: 'form' | 'page' }) {
  const t = useT<typeof en>()
  return (
    <noscript>
      <Notice>{t(of === 'form' ? 'account.noscript' : 'account.noscript.change')}</Notice>
    </noscript>
  )
}
