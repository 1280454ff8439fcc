import { useStore } from '@nanostores/react'
import { LANGUAGE_NAME } from 'shared-contracts/language/language.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import type { en } from '../messages/en.ts'

/** Opens the shell's own choice of language and currency, where the store has one to offer. */
export function LanguageRow() {
  const t = useT<typeof en>()
  const { state } = useApp()
  const info = useStore(state.$appInfo)
  const language = useStore(state.$language)
  const currency = useStore(state.$currency)
  const currencies = info?.exchangeCurrencies.length ?? 0
  if (!info || (info.languages.length < 2 && currencies === 0)) return null
  return (
    <button
      type="button"
      className="button"
      aria-haspopup="dialog"
      onClick={() => state.$ui.set({ ...state.$ui.get(), languageModal: true })}
    >
      {t('account.language')} · {LANGUAGE_NAME[language]}
      {currencies > 0 && ` / ${currency.code}`}
    </button>
  )
}
