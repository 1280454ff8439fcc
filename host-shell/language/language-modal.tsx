import { useStore } from '@nanostores/react'
import { type FormEvent, useState } from 'react'
import { isLanguage, LANGUAGE_NAME, LANGUAGE_TAG } from 'shared-contracts/messages/language.ts'
import { useT } from 'shared-contracts/runtime/app.ts'
import { Icon } from '../icons/icon.tsx'
import type { ShellMessages } from '../messages/texts.ts'
import { Modal } from '../shell/modal.tsx'
import { setOpen, useStoreInfo } from '../shell/use-parts.ts'
import { useChangeLanguage } from './language-control.tsx'

/** LNG-3. Only what can be applied is offered: the store's languages, and the currency that is charged. */
export function LanguageModal() {
  const { info, state } = useStoreInfo()
  const t = useT<ShellMessages>()
  const { languageModal } = useStore(state.$ui)
  const close = () => setOpen(state, 'languageModal', false)
  if (!info) return null
  return (
    <Modal open={languageModal} onClose={close} labelledBy="shell-language-title" className="shell-sheet">
      <div className="shell-sheet-head">
        <h2 id="shell-language-title">{t('shell.language.title')}</h2>
        <button type="button" className="icon-button" aria-label={t('shell.close')} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <LanguageForm onDone={close} />
    </Modal>
  )
}

function LanguageForm({ onDone }: { onDone(): void }) {
  const { info, language } = useStoreInfo()
  const t = useT<ShellMessages>()
  const change = useChangeLanguage()
  const [busy, setBusy] = useState(false)
  const currency = info?.currency ?? ''

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget).get('language')
    if (isLanguage(chosen) && chosen !== language) {
      setBusy(true)
      await change(chosen)
      setBusy(false)
    }
    onDone()
  }
  return (
    <form className="stack" onSubmit={event => void submit(event)}>
      <fieldset className="stack shell-choices">
        <legend className="field-label">{t('shell.language')}</legend>
        {info?.languages.filter(isLanguage).map(one => (
          <label key={one} className="choice">
            <input type="radio" name="language" value={one} defaultChecked={one === language} />
            <span lang={LANGUAGE_TAG[one]}>{LANGUAGE_NAME[one]}</span>
          </label>
        ))}
      </fieldset>
      <div>
        <p className="field-label">{t('shell.currency')}</p>
        <p className="muted">{t('shell.currency.base', { currency })}</p>
      </div>
      <button type="submit" className="button button-primary button-wide" disabled={busy} aria-busy={busy}>
        {t('shell.apply')}
      </button>
    </form>
  )
}
