import { useStore } from '@nanostores/react'
import { spaced } from 'shared-contracts/language/spaced.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { stepHref, usePurchase } from '../journey/purchase.ts'
import type { DetailsMessages } from '../messages/messages.ts'

/** Nobody has to have an account; who has one may use it, and is back here afterwards with what was typed. */
export function GuestHint() {
  const t = useT<DetailsMessages>()
  const info = useStore(useApp().state.$appInfo)
  const next = stepHref('details', usePurchase())
  return (
    <>
      {spaced(t('checkout.details.guest'))}
      {info?.flags.enableUserAccounts && (
        <Link to={href('/account/login', undefined, { next })} className="checkout-mistake">
          {t('checkout.details.signIn')}
        </Link>
      )}
    </>
  )
}
