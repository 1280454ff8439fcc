import { useStore } from '@nanostores/react'
import type { OrderSummary } from 'shared-contracts/api/entities/order.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { HOME_TEXTS } from '../messages/home.ts'
import { OrderRow } from '../orders/order-row.tsx'
import { LanguageRow } from './language-row.tsx'
import { isOpen } from './matters.ts'
import { SignOutButton } from './sign-out-button.tsx'
import { Tiles } from './tiles.tsx'

/** @param orders how many orders the account has @param order the one that matters now */
export function MyAccountView({ orders, order }: { orders: number; order: OrderSummary | null }) {
  const t = HOME_TEXTS.useTexts()
  const { user } = useStore(useApp().state.$session)
  return (
    <div className="page account-my">
      <header className="stack">
        <h1 className="display">
          {user?.firstName ? t('account.my.hello', { name: user.firstName }) : t('account.my.helloNoName')}
        </h1>
        {user && <p className="muted">{user.emailID}</p>}
      </header>
      <section className="stack">
        {order && (
          <>
            <h2>{t(isOpen(order) ? 'account.my.open' : 'account.my.latest')}</h2>
            <ul className="list-plain">
              <OrderRow order={order} />
            </ul>
          </>
        )}
        <div className="card account-rows">
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
        </div>
      </section>
      <Tiles />
      <SignOutButton />
    </div>
  )
}
