import { eq } from 'drizzle-orm'
import type { Language } from 'shared-contracts/language/language.ts'
import { orders } from '../../database/schema/ordering.ts'
import type { Mail } from '../../mail/mailer.ts'
import type { OutboxRow } from '../../mail/outbox.ts'
import type { Shop } from '../../shop.ts'
import { letter } from './letter.ts'

const WORDS = {
  en: {
    subject: (store, id) => `${store}: order ${id} takes a little longer`,
    delayed: id => `Your order ${id} takes a little longer. We are sorry.`,
  },
  zh: {
    subject: (store, id) => `${store}：订单 ${id} 需要多等一会儿`,
    delayed: id => `您的订单 ${id} 需要多等一会儿，非常抱歉。`,
  },
} as const satisfies Record<
  Language,
  { subject(store: string, id: string): string; delayed(id: string): string }
>

/** Tells the shopper that an order is late, in the store's own words where there are any; nobody once it is ready or cancelled. */
export async function orderDelayedMail(shop: Shop, row: OutboxRow): Promise<Mail | null> {
  const { language, data } = row
  const [order] = await shop.db
    .select()
    .from(orders)
    .where(eq(orders.id, data.orderId ?? ''))
  if (!order || order.status === 'CANCELLED' || order.handedOver !== null) return null
  const { subject, delayed } = WORDS[language]
  const lines = [delayed(order.id), ...(data.note ? ['', data.note] : [])]
  return letter(shop, order, row, { subject, lines })
}
