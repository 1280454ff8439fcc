import { useState } from 'react'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { HOME_TEXTS } from '../messages/home.ts'
import { leaveFor } from './left.ts'
import { deviceStorages, signOut } from './sign-out.ts'

export function SignOutButton() {
  const t = HOME_TEXTS.useTexts()
  const app = useApp()
  const [busy, setBusy] = useState(false)
  async function onClick(): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      await signOut(app, deviceStorages())
      leaveFor('signedOut')
    } catch {
      setBusy(false)
      app.notify('error', t('account.my.stillSignedIn'))
    }
  }
  return (
    <button type="button" className="button" onClick={onClick} aria-disabled={busy} aria-busy={busy}>
      {t(busy ? 'account.my.signingOut' : 'account.my.signOut')}
    </button>
  )
}
