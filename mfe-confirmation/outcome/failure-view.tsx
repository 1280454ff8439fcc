import { useStore } from '@nanostores/react'
import { spaced } from 'shared-contracts/language/spaced.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { type KeyOf, useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { takesOrders } from 'shared-contracts/remote/state/takes-orders.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import type { en } from '../messages/en.ts'
import type { AddressError } from '../payment-return/return-address.ts'
import type { Phase } from '../payment-return/return-state.ts'
import { anotherWay } from './another-way.ts'
import { OutcomeHead } from './outcome-head.tsx'
import type { ReturnViewProps } from './view.ts'

interface Reason {
  /** Shown in red where the backend said nothing itself. */
  error: KeyOf<typeof en>
  /** What is safe and what to do next (ERR-2). */
  advice: KeyOf<typeof en>
  /** The check may be made again by hand. */
  again?: true
  /** Another way of paying may be chosen. */
  payable?: true
  /** Whoever made the order can be mailed a link to it. */
  findable?: true
  /** The order is over, and its own page says more of it. */
  over?: true
  title?: KeyOf<typeof en>
}

const UNKNOWN = { advice: 'confirmation.failure.unknown', again: true } as const
const CANCELLED = 'confirmation.error.cancelled'
const OVER = {
  title: 'confirmation.refunded.title',
  error: CANCELLED,
  over: true,
} as const
const REASONS: Partial<Record<Phase, Reason>> = {
  failed: { error: 'confirmation.error.declined', advice: 'confirmation.failure.safe', payable: true },
  cancelled: { error: CANCELLED, advice: 'confirmation.failure.safe', payable: true },
  // What it bought is no longer in the cart: nobody is told that it is.
  refunded: { ...OVER, advice: 'confirmation.failure.refunded' },
  lapsed: { ...OVER, advice: 'confirmation.failure.lapsed' },
  refused: {
    title: 'confirmation.refused.title',
    error: 'confirmation.error.refused',
    advice: 'confirmation.refused.text',
    again: true,
    findable: true,
  },
  troubled: { error: 'confirmation.error.refused', ...UNKNOWN },
  incomplete: { error: 'confirmation.error.noStatus', ...UNKNOWN },
  unreadable: { error: 'confirmation.error.orderID', advice: 'confirmation.failure.unreadable' },
}
const ADDRESS_ERROR = {
  orderID: 'confirmation.error.orderID',
  miniProgramOrderID: 'confirmation.error.miniProgramOrderID',
  openID: 'confirmation.error.openID',
} as const satisfies Record<AddressError, KeyOf<typeof en>>

/** RET-10, RET-12. */
export function FailureView({
  state: { phase, message, error: wrong, orderID, order, asking },
  onAgain,
}: ReturnViewProps) {
  const t = useT<typeof en>()
  const reason: Reason = REASONS[phase] ?? { error: 'confirmation.error.refused', ...UNKNOWN }
  const group = order?.fissionCampaignId
  // An order that was begun before a store switched its checkout off is still paid, or not.
  const hasCart = takesOrders(useStore(useApp().state.$appInfo))
  const cart = group ? href('/checkout/campaignCart', undefined, { FissionSale: group }) : href('/checkout')
  const back = hasCart ? cart : href('/store')
  const { error, advice, again, payable, findable, over, title = 'confirmation.failure.title' } = reason
  return (
    <>
      <OutcomeHead kind="failure" title={t(title)}>
        <p className="confirmation-error" role="alert">
          {message && error === CANCELLED
            ? spaced(t(error), message)
            : message || t(wrong ? ADDRESS_ERROR[wrong] : error)}
        </p>
      </OutcomeHead>
      <section className="card confirmation-card">
        <p>{t(advice)}</p>
      </section>
      <div className="confirmation-actions">
        {again && (
          <button
            className="button button-primary"
            type="button"
            onClick={onAgain}
            aria-busy={asking || undefined}
          >
            {t('confirmation.again')}
          </button>
        )}
        {payable && (
          <Link className="button button-primary" to={anotherWay(orderID)}>
            {t('confirmation.another')}
          </Link>
        )}
        {findable && (
          <Link className="button" to={href('/account/findOrder', undefined, { order: orderID })}>
            {t('confirmation.refused.find')}
          </Link>
        )}
        {over && (
          <Link className="button button-primary" to={href('/user/orders', undefined, { id: orderID })}>
            {t('confirmation.failure.see')}
          </Link>
        )}
        <Link className={again || payable || over ? 'button' : 'button button-primary'} to={back}>
          {t(hasCart ? 'confirmation.failure.back' : 'confirmation.success.continue')}
        </Link>
        {phase === 'unreadable' && orderID && (
          <Link className="button button-quiet" to={href('/user/orders', undefined, { id: orderID })}>
            {t('confirmation.failure.see')}
          </Link>
        )}
      </div>
    </>
  )
}
