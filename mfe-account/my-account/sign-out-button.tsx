import { useState } from 'react'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import type { en } from '../messages/en.ts'
import { deviceStorages, signOut } from './sign-out.ts'

export function SignOutButton() {
  const t = useT<typeof en>()
  const app = useApp()
  const [busy, setBusy] = useState(false)
  async function onClick(): Promise<void> {
    setBusy(true)
    try {
      await signOut(app, deviceStorages())
      location.replace(href('/'))
    } catch {
      setBusy(false)
      app.notify('error', t('account.my.stillSignedIn'))
    }
  }
  return (
    <button
      type="button"
      className="button account-sign-out"
      onClick={onClick}
      disabled={busy}
      aria-busy={busy}
    >
      {t(busy ? 'account.my.signingOut' : 'account.my.signOut')}
    </button>
  )
}
