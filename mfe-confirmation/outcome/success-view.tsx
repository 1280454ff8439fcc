import { useStore } from '@nanostores/react'
import { lazy } from 'react'
import { useTracked } from 'shared-contracts/remote/analytics.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { HydrateLater } from 'shared-contracts/ui/hydrate-later.tsx'
import { Link } from 'shared-contracts/ui/link.tsx'
import { Price } from 'shared-contracts/ui/price.tsx'
import type { en } from '../messages/en.ts'
import { NextSteps } from '../next-steps/next-steps.tsx'
import { ConfirmByMail } from './confirm-by-mail.tsx'
import { OrderNumber } from './order-number.tsx'
import { OutcomeHead } from './outcome-head.tsx'
import { setOff } from './set-off.ts'
import type { ReturnViewProps } from './view.ts'

const BoughtCard = lazy(() => import(/* webpackChunkName: "bought" */ '../bought/bought-card.tsx'))

/** What is mailed at which outcome, in a store with accounts and in one without. */
const MAILED = {
  receipt: ['confirmation.success.receipt', 'confirmation.success.receiptOnly'],
  // Nothing is paid yet that a receipt could be for.
  confirmation: ['confirmation.success.mailed', 'confirmation.success.mailedOnly'],
} as const

/** RET-9. */
export function SuccessView({ state: { orderID, order, phase }, loadedAt }: ReturnViewProps) {
  const t = useT<typeof en>()
  const { state } = useApp()
  const loggedIn = useStore(state.$loggedIn)
  const language = useStore(state.$language)
  const info = useStore(state.$appInfo)
  const accounts = info?.flags.enableUserAccounts ?? true
  const store = info?.storeName
  useTracked(order && { name: 'purchase', orderID, total: order.amount, currency: order.currency })
  const address = order?.receiptTo || t('confirmation.success.you')
  const unpaid = phase === 'accepted'
  const [mailed, mailedOnly] = MAILED[unpaid ? 'confirmation' : 'receipt']
  return (
    <>
      <OutcomeHead kind="success" title={t('confirmation.success.title')}>
        <p>
          {store
            ? t('confirmation.success.thanks', { store: setOff(store, language) })
            : t('confirmation.success.thanksNoName')}
        </p>
      </OutcomeHead>
      <section className="card confirmation-card">
        <OrderNumber orderID={orderID} />
        {order && order.amount > 0 && (
          <p>
            {t(unpaid ? 'confirmation.success.toPay' : 'confirmation.success.paid')}{' '}
            <strong>
              <Price amount={order.amount} currency={order.currency} charged />
            </strong>
          </p>
        )}
        {order?.confirmBy ? (
          <ConfirmByMail until={order.confirmBy} zone={order.location?.timeZone} address={address} />
        ) : (
          <p>{t(accounts ? mailed : mailedOnly, { address })}</p>
        )}
      </section>
      {order && (
        <HydrateLater when="visible">
          <NextSteps orderID={orderID} order={order} unpaid={unpaid} loadedAt={loadedAt} />
        </HydrateLater>
      )}
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
                state={order?.emailID ? { email: order.emailID } : null}
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
      {/* Below the ways on: they stay where they are when it comes. */}
      {order?.bought && (
        <HydrateLater when="visible">
          <BoughtCard bought={order.bought} currency={order.currency} />
        </HydrateLater>
      )}
    </>
  )
}
