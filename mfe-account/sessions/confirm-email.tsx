import { SESSION_TEXTS } from '../messages/sessions.ts'
import { useMailAgain } from './use-mail-again.ts'

/** Says that the account's address is not confirmed yet, and mails the link once more (ACC-11). */
export default function ConfirmEmail() {
  const t = SESSION_TEXTS.useTexts()
  const { email, busy, send } = useMailAgain()
  return (
    <section className="card stack">
      <h2>{t('account.confirm.title')}</h2>
      <p>{t('account.confirm.text', { email })}</p>
      <div className="row">
        <button type="button" className="button" aria-busy={busy} onClick={send}>
          {t('account.confirm.again')}
        </button>
      </div>
    </section>
  )
}
