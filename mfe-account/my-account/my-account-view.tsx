import { useStore } from '@nanostores/react'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import type { en } from '../messages/en.ts'
import { LanguageRow } from './language-row.tsx'
import { SignOutButton } from './sign-out-button.tsx'

/** @param orders how many orders the account has */
export function MyAccountView({ orders }: { orders: number }) {
  const t = useT<typeof en>()
  const { user } = useStore(useApp().state.$session)
  return (
    <div className="page-narrow account-my">
      <header className="stack">
        <h1 className="display">
          {user?.firstName ? t('account.my.hello', { name: user.firstName }) : t('account.my.helloNoName')}
        </h1>
        {user && <p className="muted">{user.emailID}</p>}
      </header>
      <nav className="card account-rows" aria-label={t('account.my.title')}>
        <Link className="account-row" to={href('/user/orders')}>
          <span>{t('account.my.orders')}</span>
          <span className="muted">
            {orders > 0 ? t('account.my.ordersCount', { count: orders }) : t('account.my.ordersNone')}
          </span>
        </Link>
        <LanguageRow />
        <Link className="account-row" to={href('/store')}>
          {t('account.my.shop')}
        </Link>
      </nav>
      <SignOutButton />
    </div>
  )
}
