import { useStore } from '@nanostores/react'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { useControls } from '../app/controls.ts'
import type { ShellMessages } from '../messages/texts.ts'
import { SheetHead } from '../shell/sheet-head.tsx'
import { useStoreInfo } from '../shell/use-parts.ts'

/** How an iOS browser adds the shop: there is no prompt to call. It covers nothing that is in use and asks for nothing. */
export function IosHint() {
  const { info } = useStoreInfo()
  const { $iosHint } = useControls()
  const t = useT<ShellMessages>()
  if (!useStore($iosHint) || !info) return null
  return (
    <aside className="shell-hint" aria-labelledby="shell-hint-title">
      <SheetHead
        id="shell-hint-title"
        title={t('shell.install.ios', { store: info.storeName })}
        onClose={() => $iosHint.set(false)}
      />
      <ol>
        <li>{t('shell.install.ios.share')}</li>
        <li>{t('shell.install.ios.add')}</li>
      </ol>
    </aside>
  )
}
