import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { useControls } from '../app/controls.ts'
import { Icon } from '../shell/icon.tsx'
import { useStoreInfo } from '../shell/use-parts.ts'
import type { InstallPrompt } from './install-prompt.ts'
import { INSTALL_TEXTS } from './install-texts.ts'

/** How long the button shows (ms). */
const BUTTON_SHOWN_MS = 3_000

/** The offer to add the shop to the home screen: a button for a moment, on the hosted platform a banner too (PWA-1, PWA-2). */
export function Install() {
  const { info } = useStoreInfo()
  const { $install } = useControls()
  const prompt = useStore($install)
  if (!prompt) return null
  const ask = () => void takeUp(prompt, () => $install.set(null))
  return (
    <>
      {info?.detail.isAac && <Banner store={info.storeName} onAsk={ask} onHide={() => $install.set(null)} />}
      <Button onAsk={ask} />
    </>
  )
}

/** Asks the shopper. Either answer, or none, ends the offer: a prompt can be used once. */
async function takeUp(prompt: InstallPrompt, done: () => void): Promise<void> {
  try {
    await prompt.prompt()
    const { outcome } = await prompt.userChoice
    console.info(`install ${outcome}`)
  } finally {
    done()
  }
}

function Button({ onAsk }: { onAsk(): void }) {
  const t = INSTALL_TEXTS.useTexts()
  const [shown, setShown] = useState(true)
  useEffect(() => {
    const timer = setTimeout(setShown, BUTTON_SHOWN_MS, false)
    return () => clearTimeout(timer)
  }, [])
  if (!shown) return null
  return (
    <button type="button" className="button button-primary shell-install" onClick={onAsk}>
      <Icon name="plus" />
      {t('shell.install.add')}
    </button>
  )
}

interface BannerProps {
  store: string
  onAsk(): void
  onHide(): void
}

function Banner({ store, onAsk, onHide }: BannerProps) {
  const t = INSTALL_TEXTS.useTexts()
  return (
    <aside className="shell-banner" aria-label={t('shell.install.add')}>
      <p>{t('shell.install.banner', { store })}</p>
      <button type="button" className="button button-primary" onClick={onAsk}>
        {t('shell.install.add')}
      </button>
      <button type="button" className="icon-button" aria-label={t('shell.install.hide')} onClick={onHide}>
        <Icon name="close" />
      </button>
    </aside>
  )
}
