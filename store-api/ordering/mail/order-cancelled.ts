import { eq } from 'drizzle-orm'
import { isMoneyIn } from 'shared-contracts/api/order-outcome.ts'
import type { Language } from 'shared-contracts/language/language.ts'
import { formatMoney } from 'shared-contracts/language/money.ts'
import { orders } from '../../database/schema/ordering.ts'
import type { Mail } from '../../mail/mailer.ts'
import type { OutboxRow } from '../../mail/outbox.ts'
import type { Shop } from '../../shop.ts'
import { paymentMethodOf } from '../payment-method.ts'
import { backInCredit, goesBack } from './goes-back.ts'
import { letter } from './letter.ts'

interface Words {
  subject(store: string, id: string): string
  cancelled(id: string): string
  nothing: string
}

const WORDS: Record<Language, Words> = {
  en: {
    subject: (store, id) => `${store}: order ${id} is cancelled`,
    cancelled: id => `Your order ${id} is cancelled.`,
    nothing: 'You have not paid anything, so there is nothing to return.',
  },
  zh: {
    subject: (store, id) => `${store}：订单 ${id} 已取消`,
    cancelled: id => `您的订单 ${id} 已取消。`,
    nothing: '您尚未付款，无需退款。',
  },
}

/** Tells the shopper that an order is cancelled, what goes back and where; and why, where the store cancelled it. */
export async function orderCancelledMail(shop: Shop, row: OutboxRow): Promise<Mail | null> {
  const { language, data } = row
  const [order] = await shop.db
    .select()
    .from(orders)
    .where(eq(orders.id, data.orderId ?? ''))
  if (!order) return null
  const words = WORDS[language]
  const amount = (minor: number) => formatMoney(minor, order.currency, language)
  const means = await paymentMethodOf(shop.db, order)
  const money = isMoneyIn(order.paymentStatus) ? order.due : 0
  return letter(shop, order, row, {
    subject: words.subject,
    lines: [
      words.cancelled(order.id),
      ...(data.why ? [data.why] : []),
      '',
      ...(money > 0 ? [goesBack(language, amount(money), means)] : []),
      ...(order.storeCredit > 0 ? [backInCredit(language, amount(order.storeCredit))] : []),
      ...(money + order.storeCredit === 0 ? [words.nothing] : []),
    ],
  })
}
