import { useStore } from '@nanostores/react'
import { useControls } from '../app/controls.ts'
import { Icon } from '../shell/icon.tsx'
import { useStoreInfo } from '../shell/use-parts.ts'
import { IOS_TEXTS } from './ios-texts.ts'

/** How an iOS browser adds the shop: there is no prompt to call. It covers nothing that is in use and asks for nothing. */
export function IosHint() {
  const { info } = useStoreInfo()
  const { $iosHint } = useControls()
  const t = IOS_TEXTS.useTexts()
  if (!useStore($iosHint) || !info) return null
  return (
    <aside className="shell-hint" aria-labelledby="shell-hint-title">
      <div className="shell-hint-head">
        <h2 id="shell-hint-title">{t('shell.install.ios', { store: info.storeName })}</h2>
        <button
          type="button"
          className="icon-button"
          aria-label={t('shell.close')}
          onClick={() => $iosHint.set(false)}
        >
          <Icon name="close" />
        </button>
      </div>
      <ol>
        <li>{t('shell.install.ios.share')}</li>
        <li>{t('shell.install.ios.add')}</li>
      </ol>
    </aside>
  )
}
