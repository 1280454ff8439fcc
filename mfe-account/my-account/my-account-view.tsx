import { useStore } from '@nanostores/react'
import { Suspense } from 'react'
import type { OrderSummary } from 'shared-contracts/api/entities/order.ts'
import { greetedName } from 'shared-contracts/language/full-name.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { codeLater } from 'shared-contracts/ui/code-later.tsx'
import { Link } from 'shared-contracts/ui/link.tsx'
import { useProductList } from 'shared-contracts/ui/use-product-list.ts'
import { NoScript } from '../account-frame/no-script.tsx'
import { HOME_TEXTS } from '../messages/home.ts'
import { isOpen } from '../orders/is-open.ts'
import { OrderRow } from '../orders/order-row.tsx'
import { LanguageRow } from './language-row.tsx'
import type { Facts } from './load-facts.ts'
import { SignOutButton } from './sign-out-button.tsx'
import { Tiles } from './tiles.tsx'

const RecentlyViewed = codeLater(
  async () =>
    (await import(/* webpackChunkName: "recently-viewed" */ '../wishlist/recently-viewed.tsx'))
      .RecentlyViewed,
)

const ConfirmNotice = codeLater(
  async () =>
    (await import(/* webpackChunkName: "confirm-notice" */ '../sessions/confirm-notice.tsx')).ConfirmNotice,
)

interface Props {
  /** The store has such calls. */
  tellsOfOrders: boolean
  /** How many orders the account has; null where that is not known. */
  orders: number | null
  /** The one that matters now. */
  order: OrderSummary | null
  /** Whether the account's address is; also where the store does not say. */
  emailConfirmed: boolean
  facts: Facts
}

export function MyAccountView({ tellsOfOrders, orders, order, emailConfirmed, facts }: Props) {
  const t = HOME_TEXTS.useTexts()
  const { state } = useApp()
  const { user } = useStore(state.$session)
  const key = `${useStore(state.$language)} ${useStore(state.$appInfo)?.detail.locid}`
  const viewed = useProductList('recentlyViewed').products.length
  return (
    <div className="page account-my">
      <header className="account-my-head">
        {user?.profileImage && (
          <img className="account-my-face" src={user.profileImage} alt="" width="64" height="64" />
        )}
        <div>
          <h1 className="display">
            {user?.firstName
              ? t('account.my.hello', { name: greetedName(user) })
              : t('account.my.helloNoName')}
          </h1>
          {user && <p className="muted">{user.emailID}</p>}
        </div>
      </header>
      {!emailConfirmed && (
        <Suspense fallback={null}>
          <ConfirmNotice />
        </Suspense>
      )}
      {order ? (
        <section className="stack">
          <h2>{t(isOpen(order) ? 'account.my.open' : 'account.my.latest')}</h2>
          <ul className="list-plain">
            <OrderRow order={order} />
          </ul>
        </section>
      ) : (
        orders === 0 && (
          <section className="card stack">
            <p>{t('account.my.ordersNone')}</p>
            <div className="row">
              <Link className="button button-primary" to={href('/store')}>
                {t('account.my.shop')}
              </Link>
            </div>
          </section>
        )
      )}
      <Tiles tellsOfOrders={tellsOfOrders} orders={orders} facts={facts} />
      <div className="row">
        <LanguageRow />
        <SignOutButton />
      </div>
      <NoScript of="page" />
      {/* Last, for it comes after the page: what is pressed must not move away. */}
      {viewed > 0 && (
        <Suspense fallback={null}>
          <RecentlyViewed key={key} />
        </Suspense>
      )}
    </div>
  )
}
