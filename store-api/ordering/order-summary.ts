import type { OrderSummary } from 'shared-contracts/api/entities/order.ts'
import type { Language } from 'shared-contracts/language/language.ts'
import { toImage } from '../catalog/image.ts'
import type { orderLines } from '../database/schema/ordering.ts'
import type { Order } from './own-order.ts'

type OrderLine = typeof orderLines.$inferSelect

export function toOrderSummary(order: Order, lines: readonly OrderLine[], language: Language): OrderSummary {
  const picture = lines.find(line => line.image)?.image
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
  }
}
