import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { isFailure, readFailure } from 'shared-contracts/api/failure.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { SESSION_TEXTS } from '../messages/sessions.ts'
import { useSignInAgain } from '../sign-in/use-sign-in-again.ts'

/** Says that the account's address is not confirmed yet, and mails the link once more (ACC-11). */
export default function ConfirmEmail() {
  const t = SESSION_TEXTS.useTexts()
  const { api, state, notify } = useApp()
  const email = useStore(state.$session).user?.emailID ?? ''
  const signInAgain = useSignInAgain()
  const [busy, setBusy] = useState(false)
  async function send(): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      await api('PUT admin/userManagement/userInfo', { body: { confirmEmail: true } }).catch(signInAgain)
      notify('success', t('account.confirm.sent', { email }))
    } catch (error) {
      if (!isFailure(error)) throw error
      notify('error', readFailure(error).message || t('account.failed'))
    } finally {
      setBusy(false)
    }
  }
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
