import { eq } from 'drizzle-orm'
import type { Language } from 'shared-contracts/language/language.ts'
import { formatMoney } from 'shared-contracts/language/money.ts'
import { orders } from '../../database/schema/ordering.ts'
import { paymentAttempts as attempts } from '../../database/schema/payment.ts'
import type { Mail } from '../../mail/mailer.ts'
import type { OutboxRow } from '../../mail/outbox.ts'
import type { Shop } from '../../shop.ts'
import { meansOf } from '../payment-method.ts'
import { goesBack } from './goes-back.ts'
import { letter } from './letter.ts'

interface Words {
  subject(store: string, id: string): string
  received(amount: string, id: string): string
}

const WORDS: Record<Language, Words> = {
  en: {
    subject: (store, id) => `${store}: a payment for order ${id} goes back`,
    received: (amount, id) => `We have received ${amount} for your order ${id}.`,
  },
  zh: {
    subject: (store, id) => `${store}：订单 ${id} 的一笔付款将退回`,
    received: (amount, id) => `我们收到了您为订单 ${id} 支付的 ${amount}。`,
  },
}

/** Tells the shopper of a payment that their order had no use for: why, how much of it goes back, and where. */
export async function paymentReturnedMail(shop: Shop, row: OutboxRow): Promise<Mail | null> {
  const { language, data } = row
  const [found] = await shop.db
    .select({ attempt: attempts, order: orders })
    .from(attempts)
    .innerJoin(orders, eq(orders.id, attempts.orderId))
    .where(eq(attempts.id, data.attemptId ?? ''))
  if (!found) return null
  const { attempt, order } = found
  const words = WORDS[language]
  const amount = formatMoney(attempt.amount, attempt.currency, language)
  return letter(shop, order, row, {
    subject: words.subject,
    lines: [
      words.received(amount, order.id),
      ...(data.why ? [data.why] : []),
      goesBack(language, amount, meansOf(attempt.method)),
    ],
  })
}
