import { useStore } from '@nanostores/react'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { useLocation } from 'shared-contracts/remote/runtime/router.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import type { CartMessages } from '../messages/messages.ts'

/** Why a cart may be empty that was not: its account is signed out, here or in another tab. Signed in again it is as it was (VIS-4). */
export function SignInAgain() {
  const t = useT<CartMessages>()
  const { state } = useApp()
  const signedIn = useStore(state.$loggedIn)
  const info = useStore(state.$appInfo)
  const { pathname, search } = useLocation()
  if (signedIn || !info?.flags.enableUserAccounts) return null
  return (
    <>
      <p>{t('checkout.cart.signedOut')}</p>
      <Link to={href('/account/login', undefined, { next: pathname + search })} className="button">
        {t('checkout.cart.signIn')}
      </Link>
    </>
  )
}
