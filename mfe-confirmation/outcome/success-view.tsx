import { useStore } from '@nanostores/react'
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
import type { ReturnViewProps } from './view.ts'

/** RET-9. */
export function SuccessView({ state: { orderID, order, phase }, loadedAt }: ReturnViewProps) {
  const t = useT<typeof en>()
  const { state } = useApp()
  const loggedIn = useStore(state.$loggedIn)
  const info = useStore(state.$appInfo)
  const accounts = info?.flags.enableUserAccounts ?? true
  const store = info?.storeName
  useTracked(order && { name: 'purchase', orderID, total: order.amount, currency: order.currency })
  const address = order?.receiptTo || t('confirmation.success.you')
  return (
    <>
      <OutcomeHead kind="success" title={t('confirmation.success.title')}>
        <p>{store ? t('confirmation.success.thanks', { store }) : t('confirmation.success.thanksNoName')}</p>
      </OutcomeHead>
      <section className="card confirmation-card">
        <OrderNumber orderID={orderID} />
        {order && order.amount > 0 && (
          <p>
            {t(phase === 'accepted' ? 'confirmation.success.toPay' : 'confirmation.success.paid')}{' '}
            <strong>
              <Price amount={order.amount} currency={order.currency} charged />
            </strong>
          </p>
        )}
        {order?.confirmBy ? (
          <ConfirmByMail until={order.confirmBy} zone={order.location?.timeZone} address={address} />
        ) : (
          <p>
            {t(accounts ? 'confirmation.success.receipt' : 'confirmation.success.receiptOnly', { address })}
          </p>
        )}
      </section>
      {order && (
        <HydrateLater when="visible">
          <NextSteps orderID={orderID} order={order} unpaid={phase === 'accepted'} loadedAt={loadedAt} />
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
    </>
  )
}
