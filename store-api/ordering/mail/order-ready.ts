import { eq } from 'drizzle-orm'
import type { Method } from 'shared-contracts/api/entities/order.ts'
import type { Language } from 'shared-contracts/language/language.ts'
import { orders } from '../../database/schema/ordering.ts'
import type { Mail } from '../../mail/mailer.ts'
import type { OutboxRow } from '../../mail/outbox.ts'
import type { Shop } from '../../shop.ts'
import { letter } from './letter.ts'
import { handoverOf } from './receipt.ts'

interface Words {
  subject(store: string, id: string): string
  ready: Record<Method, (id: string) => string>
}

const WORDS: Record<Language, Words> = {
  en: {
    subject: (store, id) => `${store}: order ${id} is ready`,
    ready: {
      pickup: id => `Your order ${id} is ready to be picked up.`,
      delivery: id => `Your order ${id} is packed and on its way to you.`,
      eatIn: id => `Your order ${id} is ready and comes to your table.`,
    },
  },
  zh: {
    subject: (store, id) => `${store}：订单 ${id} 已备好`,
    ready: {
      pickup: id => `您的订单 ${id} 已备好，可以来取了。`,
      delivery: id => `您的订单 ${id} 已打包，正在送往您处。`,
      eatIn: id => `您的订单 ${id} 已备好，马上送到您的餐桌。`,
    },
  },
}

/** Tells the shopper that an order is ready; nobody when it was cancelled in the meantime. */
export async function orderReadyMail(shop: Shop, row: OutboxRow): Promise<Mail | null> {
  const { language, data } = row
  const [order] = await shop.db
    .select()
    .from(orders)
    .where(eq(orders.id, data.orderId ?? ''))
  if (!order || order.status === 'CANCELLED') return null
  const words = WORDS[language]
  return letter(shop, order, row, {
    subject: words.subject,
    lines: [words.ready[order.method](order.id), '', ...handoverOf(order, language)],
  })
}
