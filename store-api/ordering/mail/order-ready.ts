import { eq } from 'drizzle-orm'
import type { Method } from 'shared-contracts/api/entities/order.ts'
import type { Language } from 'shared-contracts/language/language.ts'
import { orders } from '../../database/schema/ordering.ts'
import { inLanguage } from '../../language/local-text.ts'
import type { Mail } from '../../mail/mailer.ts'
import type { OutboxRow } from '../../mail/outbox.ts'
import type { Shop } from '../../shop.ts'
import { orderLink } from '../order-link/order-link.ts'
import { handoverOf } from './receipt.ts'
import { WORDS as RECEIPT } from './receipt-words.ts'

interface Words {
  subject(store: string, id: string): string
  greeting(name: string): string
  ready: Record<Method, (id: string) => string>
}

const WORDS: Record<Language, Words> = {
  en: {
    subject: (store, id) => `${store}: order ${id} is ready`,
    greeting: name => `Hello ${name},`,
    ready: {
      pickup: id => `your order ${id} is ready to be picked up.`,
      delivery: id => `your order ${id} is packed and on its way to you.`,
      eatIn: id => `your order ${id} is ready and comes to your table.`,
    },
  },
  zh: {
    subject: (store, id) => `${store}：订单 ${id} 已备好`,
    greeting: name => `${name}，您好：`,
    ready: {
      pickup: id => `您的订单 ${id} 已备好，可以来取了。`,
      delivery: id => `您的订单 ${id} 已打包，正在送往您处。`,
      eatIn: id => `您的订单 ${id} 已备好，马上送到您的餐桌。`,
    },
  },
}

/** Tells the shopper that an order is ready; nobody when it was cancelled in the meantime. */
export async function orderReadyMail(
  shop: Shop,
  { recipient, language, data }: OutboxRow,
): Promise<Mail | null> {
  const [order] = await shop.db
    .select()
    .from(orders)
    .where(eq(orders.id, data.orderId ?? ''))
  if (!order || order.status === 'CANCELLED') return null
  const words = WORDS[language]
  const receipt = RECEIPT[language]
  return {
    to: recipient,
    subject: words.subject(inLanguage(shop.facts.name, language), order.id),
    text: [
      words.greeting(order.contact.firstName),
      '',
      words.ready[order.method](order.id),
      '',
      ...handoverOf(order, language),
      '',
      receipt.named(receipt.follow, orderLink(shop, order)),
    ].join('\n'),
  }
}
