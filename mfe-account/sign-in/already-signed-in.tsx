import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import type { en } from '../messages/en.ts'

/** Whether the visitor came signed in: signing in on this very page does not count, its form leads on by itself. */
export function useWasSignedIn(): boolean {
  const { state } = useApp()
  const now = useStore(state.$loggedIn)
  const [before] = useState(now)
  return now && before
}

/** In place of the forms for a visitor who is signed in already. */
export function AlreadySignedIn({ to }: { to: string }) {
  const t = useT<typeof en>()
  const { state } = useApp()
  const email = useStore(state.$session).user?.emailID ?? ''
  return (
    <div className="page-narrow empty">
      <h1>{t('account.login.title')}</h1>
      <p>{t('account.login.already', { email })}</p>
      <Link className="button button-primary" to={to}>
        {t('account.login.continue')}
      </Link>
    </div>
  )
}
