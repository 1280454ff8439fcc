import { asc, eq } from 'drizzle-orm'
import type { Bought } from 'shared-contracts/api/entities/order.ts'
import type { Language } from 'shared-contracts/language/language.ts'
import { toImage } from '../catalog/image.ts'
import type { Database } from '../database/database.ts'
import { orderLines } from '../database/schema/ordering.ts'
import { inLanguage } from '../language/local-text.ts'
import { toSums } from './bill.ts'
import type { Order } from './own-order.ts'
import { paymentMethodOf } from './payment-method.ts'

type OrderLine = typeof orderLines.$inferSelect

export const readLines = (db: Database, orderId: string) =>
  db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position))

/** Lines and sums of an order, with names in a language. */
export const toGoods = (order: Order, lines: readonly OrderLine[], language: Language) => ({
  lines: lines.map(line => ({
    productID: line.productId,
    name: inLanguage(line.name, language),
    optionPair: line.optionPair,
    optionLabel: inLanguage(line.optionLabel, language),
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    lineTotal: line.unitPrice * line.quantity,
    image: line.image && toImage(line.image, language),
  })),
  ...toSums(order, language),
})

/** What was bought, as the page shows it that a payment comes back to. */
export async function readBought(db: Database, order: Order, language: Language): Promise<Bought> {
  const lines = await readLines(db, order.id)
  return { ...toGoods(order, lines, language), paymentMethod: await paymentMethodOf(db, order) }
}
