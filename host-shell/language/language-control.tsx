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
  const shown = useStore(state.$currency)
  if (!info || info.languages.length < 2) return null
  const other = LANGUAGES.find(one => one !== language && info.languages.includes(one))
  if (info.exchangeCurrencies.length === 0) {
    if (!other) return null
    return (
      <button
        type="button"
        className="shell-language"
        aria-label={t('shell.language.to', { language: LANGUAGE_NAME[other] })}
        onClick={() => void change(other)}
      >
        <Icon name="globe" />
        <span lang={other}>{LANGUAGE_NAME[other]}</span>
      </button>
    )
  }
  const current = `${LANGUAGE_NAME[language]} / ${shown.code}`
  return (
    <button
      type="button"
      className="shell-language"
      aria-haspopup="dialog"
      aria-label={t('shell.language.change', { current })}
      onClick={() => setOpen(state, 'languageModal', true)}
    >
      <Icon name="globe" />
      <span>{current}</span>
    </button>
  )
}
