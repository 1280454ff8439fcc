import { eq } from 'drizzle-orm'
import { isMoneyIn } from 'shared-contracts/api/order-outcome.ts'
import type { Means } from 'shared-contracts/api/payment/means.ts'
import type { Language } from 'shared-contracts/language/language.ts'
import { formatMoney } from 'shared-contracts/language/money.ts'
import { orders } from '../../database/schema/ordering.ts'
import type { Mail } from '../../mail/mailer.ts'
import type { OutboxRow } from '../../mail/outbox.ts'
import type { Shop } from '../../shop.ts'
import { paymentMethodOf } from '../payment-method.ts'
import { letter } from './letter.ts'

interface Words {
  subject(store: string, id: string): string
  cancelled(id: string): string
  money(amount: string, means: string): string
  credit(amount: string): string
  nothing: string
  means: Partial<Record<Means, string>>
  /** Where it is not known what was paid with. */
  anyMeans: string
}

const WORDS: Record<Language, Words> = {
  en: {
    subject: (store, id) => `${store}: order ${id} is cancelled`,
    cancelled: id => `your order ${id} is cancelled.`,
    money: (amount, means) => `${amount} goes back to ${means}, within a few days.`,
    credit: amount => `${amount} is back in your store credit.`,
    nothing: 'You have not paid anything, so there is nothing to return.',
    means: { wechatpay: 'WeChat Pay', alipay: 'Alipay', unionpay: 'UnionPay', paypal: 'PayPal' },
    anyMeans: 'what you paid with',
  },
  zh: {
    subject: (store, id) => `${store}：订单 ${id} 已取消`,
    cancelled: id => `您的订单 ${id} 已取消。`,
    money: (amount, means) => `${amount} 将在几天内退回${means}。`,
    credit: amount => `${amount} 已退回您的储值余额。`,
    nothing: '您尚未付款，无需退款。',
    means: { wechatpay: '微信支付', alipay: '支付宝', unionpay: '银联', paypal: ' PayPal' },
    anyMeans: '原付款方式',
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
      // Who took the order back knows why; what they wrote is for the store.
      ...(data.why && !order.withdrawn ? [data.why] : []),
      '',
      ...(money > 0 ? [words.money(amount(money), (means && words.means[means]) ?? words.anyMeans)] : []),
      ...(order.storeCredit > 0 ? [words.credit(amount(order.storeCredit))] : []),
      ...(money + order.storeCredit === 0 ? [words.nothing] : []),
    ],
  })
}
