import type { OrderSummary } from 'shared-contracts/api/entities/order.ts'
import type { Language } from 'shared-contracts/language/language.ts'
import { toImage } from '../catalog/image.ts'
import type { orderLines } from '../database/schema/ordering.ts'
import { inLanguage } from '../language/local-text.ts'
import type { Order } from './own-order.ts'
import type { RefundState } from './refund-state.ts'

/** Names that a row of a list has room for. */
const MAX_NAMES = 3

type OrderLine = typeof orderLines.$inferSelect

/** @param refund as `refundStates` says it */
export function toOrderSummary(
  order: Order,
  lines: readonly OrderLine[],
  language: Language,
  refund: RefundState | null,
): OrderSummary {
  const picture = lines.find(line => line.image)?.image
  const { slotStart, slotEnd } = order
  return {
    orderID: order.id,
    placedAt: order.placedAt.toISOString(),
    status: order.status,
    paymentStatus: order.paymentStatus,
    itemCount: lines.reduce((sum, line) => sum + line.quantity, 0),
    total: order.total,
    currency: order.currency,
    image: picture ? toImage(picture, language) : null,
    timeZone: order.location.timeZone,
    names: lines.slice(0, MAX_NAMES).map(line => inLanguage(line.name, language)),
    method: order.method,
    slot: slotStart && slotEnd ? { start: slotStart.toISOString(), end: slotEnd.toISOString() } : null,
    pickupDate: order.pickupDate,
    handedOver: order.handedOver,
    refund,
  }
}
