import { useStore } from '@nanostores/react'
import { LANGUAGE_NAME, LANGUAGES, type Language } from 'shared-contracts/language/language.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { useControls } from '../app/controls.ts'
import type { ShellMessages } from '../messages/texts.ts'
import { Icon } from '../shell/icon.tsx'
import { setOpen, useStoreInfo } from '../shell/use-parts.ts'

/** Switches, and shows the page in its new language; says so when it cannot be done. */
export function useChangeLanguage() {
  const { changeLanguage } = useControls()
  const { notify, state, translate } = useApp()
  return (language: Language) =>
    changeLanguage(language).then(
      () => setOpen(state, 'sideMenu', false),
      () => notify('error', translate('shell.language.failed')),
    )
}

/** HDR-7: nothing with one language; a toggle without currencies, else a label that opens the modal. */
export function LanguageControl() {
  const { info, language, state } = useStoreInfo()
  const t = useT<ShellMessages>()
  const change = useChangeLanguage()
  const { code } = useStore(state.$currency)
  if (!info || info.languages.length < 2) return null
  const opensModal = info.exchangeCurrencies.length > 0
  const named = opensModal
    ? language
    : LANGUAGES.find(one => one !== language && info.languages.includes(one))
  if (!named) return null
  const name = LANGUAGE_NAME[named]
  return (
    <button
      type="button"
      className="shell-language"
      aria-haspopup={opensModal ? 'dialog' : undefined}
      aria-label={
        opensModal
          ? t('shell.language.change', { current: `${name} / ${code}` })
          : t('shell.language.to', { language: name })
      }
      onClick={() => (opensModal ? setOpen(state, 'languageModal', true) : void change(named))}
    >
      <Icon name="globe" />
      <span lang={named}>
        {name}
        {opensModal && <span className="shell-language-currency">{` / ${code}`}</span>}
      </span>
    </button>
  )
}
