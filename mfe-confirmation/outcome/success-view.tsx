import { useStore } from '@nanostores/react'
import { lazy } from 'react'
import { spaced } from 'shared-contracts/language/spaced.ts'
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
import { useAccounts } from './use-accounts.ts'
import type { ReturnViewProps } from './view.ts'
import { WaysOn } from './ways-on.tsx'

const GroupBuyCard = lazy(() => import(/* webpackChunkName: "group-buy" */ '../group-buy/group-buy-card.tsx'))
const BoughtCard = lazy(() => import(/* webpackChunkName: "bought" */ '../bought/bought-card.tsx'))

/** RET-9. */
export function SuccessView({ state, taken, loadedAt }: ReturnViewProps) {
  const t = useT<typeof en>()
  const app = useApp()
  const language = useStore(app.state.$language)
  const store = useStore(app.state.$appInfo)?.storeName
  const { orderID, order } = state
  const unpaid = state.phase === 'accepted'
  const isEarly = taken === 'early'
  useTracked(order && { name: 'purchase', orderID, total: order.amount, currency: order.currency })
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
        {taken === 'unheard' && <p role="status">{t('confirmation.pending.offline')}</p>}
        {isEarly && <Early line />}
        {!taken && <Sum state={state} />}
      </section>
      {isEarly && <Early />}
      {order && (
        <HydrateLater when="visible">
          <NextSteps orderID={orderID} order={order} unpaid={unpaid} loadedAt={loadedAt} />
        </HydrateLater>
      )}
      {/* They would move away from under a finger as the rest comes. */}
      {!isEarly && <WaysOn orderID={orderID} email={order?.emailID ?? null} />}
      {/* Below the ways on: they stay where they are when it comes. */}
      {order?.fissionCampaignId && (
        <HydrateLater>
          <GroupBuyCard id={order.fissionCampaignId} />
        </HydrateLater>
      )}
      {order?.bought && (
        <HydrateLater when="visible">
          <BoughtCard bought={order.bought} currency={order.currency} />
        </HydrateLater>
      )}
    </>
  )
}

/** In the place of what the order will say. */
const Early = ({ line = false }: { line?: boolean }) => (
  <div className="soon" aria-busy="true">
    <div className={line ? 'skeleton confirmation-early-line' : 'skeleton confirmation-early'} />
  </div>
)

/** What was paid or is to be paid, what was mailed of it, and where the order is found again. */
function Sum({ state: { order, orderID, phase } }: Pick<ReturnViewProps, 'state'>) {
  const t = useT<typeof en>()
  const loggedIn = useStore(useApp().state.$loggedIn)
  const accounts = useAccounts()
  const address = order?.receiptTo || t('confirmation.success.you')
  const unpaid = phase === 'accepted'
  // Nothing is paid yet that a receipt could be for.
  const mailed = t(unpaid ? 'confirmation.success.mailed' : 'confirmation.success.receipt', { address })
  return (
    <>
      {order && order.amount > 0 && (
        <p>
          {spaced(t(unpaid ? 'confirmation.success.toPay' : 'confirmation.success.paid'))}
          <strong>
            <Price amount={order.amount} currency={order.currency} charged />
          </strong>
        </p>
      )}
      {order?.confirmBy ? (
        <ConfirmByMail until={order.confirmBy} zone={order.location?.timeZone} address={address} />
      ) : loggedIn || !accounts ? (
        <p>{spaced(mailed, t(accounts ? 'confirmation.success.inAccount' : 'confirmation.success.quote'))}</p>
      ) : (
        <p>
          {spaced(spaced(mailed, t('confirmation.success.byNumber')))}
          <Link to={href('/account/findOrder', undefined, { order: orderID })}>
            {t('confirmation.refused.find')}
          </Link>
        </p>
      )}
    </>
  )
}
