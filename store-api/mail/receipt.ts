import type { Language } from 'shared-contracts/messages/language.ts'
import { formatMoney } from 'shared-contracts/money/format.ts'
import { formatTime } from 'shared-contracts/money/format-time.ts'
import type { orderLines, orders } from '../database/schema/ordering.ts'
import { inLanguage, type LocalText } from '../language/local-text.ts'
import { isMessageKey, say } from '../language/messages.ts'
import type { Mail } from './mailer.ts'

type Order = typeof orders.$inferSelect
type Line = typeof orderLines.$inferSelect

interface Words {
  subject(store: string, id: string): string
  thanks(name: string, store: string): string
  order: string
  subtotal: string
  total: string
  pickup: string
  follow: string
}

const WORDS = {
  en: {
    subject: (store, id) => `${store}: receipt for order ${id}`,
    thanks: (name, store) => `Thank you, ${name}. ${store} has received your payment.`,
    order: 'Order',
    subtotal: 'Subtotal',
    total: 'Total paid',
    pickup: 'Pickup',
    follow: 'Follow the order:',
  },
  zh: {
    subject: (store, id) => `${store}：订单 ${id} 的收据`,
    thanks: (name, store) => `${name}，谢谢您。${store} 已收到您的付款。`,
    order: '订单',
    subtotal: '小计',
    total: '已付总额',
    pickup: '取货',
    follow: '查看订单：',
  },
} as const satisfies Record<Language, Words>

/** The receipt of a paid order, in the language it was placed in. @param origin the shop's public origin */
export function receiptOf(order: Order, lines: readonly Line[], store: LocalText, origin: string): Mail {
  const language: Language = order.language === 'zh' ? 'zh' : 'en'
  const words = WORDS[language]
  const shop = inLanguage(store, language)
  const money = (minor: number) => formatMoney(minor, order.currency, language)
  const { location, slotStart, contact } = order
  const address = location.address
  const rows = lines.map(line => {
    const label = inLanguage(line.optionLabel, language)
    const name = inLanguage(line.name, language) + (label && ` (${label})`)
    return `${line.quantity} × ${name}  ${money(line.unitPrice * line.quantity)}`
  })
  const place = [
    location.localStoreName,
    address &&
      `${address.streetNumberAndNameDetails}, ${address.city}, ${address.province} ${address.postCode}`,
    slotStart && formatTime(slotStart.toISOString(), 'dateTime', location.timeZone, language),
  ]
  return {
    to: contact.email,
    subject: words.subject(shop, order.id),
    text: [
      words.thanks(contact.firstName, shop),
      '',
      `${words.order} ${order.id}`,
      ...rows,
      `${words.subtotal}  ${money(order.subtotal)}`,
      ...order.taxes.map(tax => `${taxName(tax.tax, language)}  ${money(tax.amount)}`),
      `${words.total}  ${money(order.total)}`,
      '',
      `${words.pickup}: ${place.filter(Boolean).join('\n')}`,
      '',
      `${words.follow} ${origin}/user/orders?id=${order.id}`,
    ].join('\n'),
  }
}

function taxName(tax: string, language: Language): string {
  const key = `tax.${tax}`
  return isMessageKey(key) ? say(language, key) : tax
}
