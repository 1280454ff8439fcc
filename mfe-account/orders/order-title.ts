import type { OrderSummary } from 'shared-contracts/api/entities/order.ts'
import { orderOutcome } from 'shared-contracts/api/order-outcome.ts'
import type { Language } from 'shared-contracts/language/language.ts'
import { formatTime } from 'shared-contracts/language/time.ts'
import type { Translate } from 'shared-contracts/remote/runtime/app.ts'
import type { en } from '../messages/en.ts'
import { isOpen } from './is-open.ts'
import { NO_ZONE } from './order-words.ts'

/** What an order is called: where it stands, or how and when it is handed over. Its number is small print. */
export function orderTitle(order: OrderSummary, t: Translate<typeof en>, language: Language): string {
  const { status, paymentStatus, handedOver, method, slot, pickupDate, timeZone } = order
  const outcome = orderOutcome(status, paymentStatus)
  if (outcome === 'open')
    return t(isOpen(order) ? 'account.order.payTitle' : 'account.order.title', { id: order.orderID })
  if (outcome === 'failed') return t('account.event.payment-failed')
  if (outcome === 'cancelled' || outcome === 'refunded') return t('account.status.CANCELLED')
  if (handedOver === 'completed') return t('account.event.completed')
  if (handedOver === 'ready') return t(method ? `account.order.ready.${method}` : 'account.event.ready')
  const time = (instant: string, shape: 'dateTime' | 'time') =>
    formatTime(instant, shape, timeZone ?? NO_ZONE, language)
  const when = slot
    ? // No line begins with the dash.
      `${time(slot.start, 'dateTime')}\xa0– ${time(slot.end, 'time')}`
    : pickupDate && formatTime(`${pickupDate}T00:00:00Z`, 'day', 'UTC', language)
  return method && when ? `${t(`account.method.${method}`)} · ${when}` : t('account.status.NEW')
}
