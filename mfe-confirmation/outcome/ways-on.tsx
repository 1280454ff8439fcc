import { useStore } from '@nanostores/react'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import type { en } from '../messages/en.ts'
import { useAccounts } from './use-accounts.ts'

/** RET-9. @param email to register with, where it is known */
export function WaysOn({ orderID, email }: { orderID: string; email: string | null }) {
  const t = useT<typeof en>()
  const loggedIn = useStore(useApp().state.$loggedIn)
  const accounts = useAccounts()
  return (
    <div className="confirmation-actions">
      {loggedIn ? (
        <>
          <Link className="button button-primary" to={href('/user/orders', undefined, { id: orderID })}>
            {t('confirmation.success.detail')}
          </Link>
          <Link className="button" to={href('/user/list')}>
            {t('confirmation.success.account')}
          </Link>
        </>
      ) : (
        accounts && (
          <>
            <p className="muted">{t('confirmation.success.registerWhy')}</p>
            <Link
              className="button button-primary"
              to={href('/account/signup')}
              state={email ? { email } : null}
            >
              {t('confirmation.success.register')}
            </Link>
          </>
        )
      )}
      <Link className={loggedIn || accounts ? 'button' : 'button button-primary'} to={href('/store')}>
        {t('confirmation.success.continue')}
      </Link>
    </div>
  )
}
