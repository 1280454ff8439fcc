import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { isFailure, readFailure } from 'shared-contracts/api/failure.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { SESSION_TEXTS } from '../messages/sessions.ts'
import { useSignInAgain } from '../sign-in/use-sign-in-again.ts'

/** What mails the link once more that confirms the account's address, and that address (ACC-11). */
export function useMailAgain() {
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
  return { email, busy, send }
}
