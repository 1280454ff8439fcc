import { useStore } from '@nanostores/react'
import { type FormEvent, useState } from 'react'
import { isLanguage, LANGUAGE_NAME, LANGUAGE_TAG } from 'shared-contracts/language/language.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { Dialog } from 'shared-contracts/ui/dialog/dialog.tsx'
import { setOpen, useStoreInfo } from '../shell/use-parts.ts'
import { currencyName } from './currency-name.ts'
import { loadCurrency, noteCurrency } from './display-currency.ts'
import { useChangeLanguage } from './language-control.tsx'
import { LANGUAGE_TEXTS } from './texts.ts'

/** Language and display currency, applied together (LNG-3). */
export function LanguageModal() {
  const { info, state } = useStoreInfo()
  const t = LANGUAGE_TEXTS.useTexts()
  const { languageModal } = useStore(state.$ui)
  const close = () => setOpen(state, 'languageModal', false)
  if (!info) return null
  return (
    <Dialog open={languageModal} onClose={close} title={t('shell.language.title')} kind="sheet">
      <LanguageForm onDone={close} />
    </Dialog>
  )
}

/** @returns a function that shows prices in a currency, for this visit and the next ones; false when there is no rate (LNG-4) */
function useChangeCurrency() {
  const { state, api, notify } = useApp()
  const t = LANGUAGE_TEXTS.useTexts()
  return async (code: string): Promise<boolean> => {
    const base = state.$appInfo.get()?.currency ?? code
    try {
      state.$currency.set(await loadCurrency(api, code, base))
      noteCurrency(code === base ? null : code)
      return true
    } catch {
      notify('error', t('shell.currency.failed', { currency: code }))
      return false
    }
  }
}

function LanguageForm({ onDone }: { onDone(): void }) {
  const { info, language, state } = useStoreInfo()
  const t = LANGUAGE_TEXTS.useTexts()
  const changeLanguage = useChangeLanguage()
  const changeCurrency = useChangeCurrency()
  const shown = useStore(state.$currency).code
  const [busy, setBusy] = useState(false)
  if (!info) return null

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget)
    const [wanted, currency] = [chosen.get('language'), String(chosen.get('currency'))]
    setBusy(true)
    if (currency !== shown) await changeCurrency(currency)
    if (isLanguage(wanted) && wanted !== language) await changeLanguage(wanted)
    setBusy(false)
    onDone()
  }
  return (
    <form className="stack" onSubmit={event => void submit(event)}>
      <fieldset className="stack shell-choices">
        <legend className="field-label">{t('shell.language')}</legend>
        {info.languages.filter(isLanguage).map(one => (
          <label key={one} className="choice">
            <input type="radio" name="language" value={one} defaultChecked={one === language} />
            <span lang={LANGUAGE_TAG[one]}>{LANGUAGE_NAME[one]}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className="stack shell-choices" aria-describedby="shell-currency-base">
        <legend className="field-label">{t('shell.currency')}</legend>
        {[...new Set([info.currency, ...info.exchangeCurrencies])].map(code => (
          <label key={code} className="choice">
            <input type="radio" name="currency" value={code} defaultChecked={code === shown} />
            <span>
              {code} <span className="muted">{currencyName(code, language)}</span>
            </span>
          </label>
        ))}
        <p id="shell-currency-base" className="muted shell-currency-base">
          {t('shell.currency.base', { currency: info.currency })}
        </p>
      </fieldset>
      <button type="submit" className="button button-primary button-wide" disabled={busy} aria-busy={busy}>
        {t('shell.apply')}
      </button>
    </form>
  )
}
