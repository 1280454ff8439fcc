import { useStore } from '@nanostores/react'
import { lazy } from 'react'
import { spaced } from 'shared-contracts/language/spaced.ts'
import { useTracked } from 'shared-contracts/remote/analytics.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { HydrateLater } from 'shared-contracts/ui/hydrate-later.tsx'
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

const BoughtCard = lazy(() => import(/* webpackChunkName: "bought" */ '../bought/bought-card.tsx'))

/** What is mailed at which outcome, in a store with accounts and in one without. */
const MAILED = {
  receipt: ['confirmation.success.receipt', 'confirmation.success.receiptOnly'],
  // Nothing is paid yet that a receipt could be for.
  confirmation: ['confirmation.success.mailed', 'confirmation.success.mailedOnly'],
} as const

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

/** What was paid or is to be paid, and what was mailed of it. */
function Sum({ state: { order, phase } }: Pick<ReturnViewProps, 'state'>) {
  const t = useT<typeof en>()
  const accounts = useAccounts()
  const address = order?.receiptTo || t('confirmation.success.you')
  const unpaid = phase === 'accepted'
  const [mailed, mailedOnly] = MAILED[unpaid ? 'confirmation' : 'receipt']
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
      ) : (
        <p>{t(accounts ? mailed : mailedOnly, { address })}</p>
      )}
    </>
  )
}
