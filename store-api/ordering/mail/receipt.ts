import type { Language } from 'shared-contracts/language/language.ts'
import { formatMoney } from 'shared-contracts/language/money.ts'
import { formatTime } from 'shared-contracts/language/time.ts'
import type { orderLines, orders } from '../../database/schema/ordering.ts'
import { inLanguage, type LocalText, storedLanguage } from '../../language/local-text.ts'
import type { Mail } from '../../mail/mailer.ts'
import { isReceived } from '../../order-parts/is-received.ts'
import { toSums } from '../bill.ts'
import { WORDS } from './receipt-words.ts'

type Order = typeof orders.$inferSelect
type Line = typeof orderLines.$inferSelect

/** The receipt of a paid order, or of one to be paid in the store, in the language it was placed in. @param link to the order @param confirm address that confirms it, where it must be confirmed */
export function receiptOf(
  order: Order,
  lines: readonly Line[],
  store: LocalText,
  link: string,
  confirm: string | null,
): Mail {
  const language: Language = storedLanguage(order.language)
  const words = WORDS[language]
  const shop = inLanguage(store, language)
  const kind = order.paymentStatus === 'PAY_AT_STORE' ? 'accepted' : 'paid'
  return {
    to: order.contact.email,
    subject: words.subject[kind](shop, order.id),
    text: [
      ...(confirm === null ? [words.thanks[kind](shop)] : [...words.confirm(shop), confirm]),
      '',
      `${words.order} ${order.id}`,
      ...sumsOf(order, lines, language, kind),
      '',
      ...(isReceived(order) ? [`${words.method[order.method]}: ${placeOf(order, language).join('\n')}`] : []),
      ...(order.pickupCode ? [`${words.code}: ${order.pickupCode}`] : []),
      '',
      `${words.follow} ${link}`,
    ].join('\n'),
  }
}

function sumsOf(
  order: Order,
  lines: readonly Line[],
  language: Language,
  kind: 'paid' | 'accepted',
): string[] {
  const words = WORDS[language]
  const row = (name: string, minor: number) => `${name}  ${formatMoney(minor, order.currency, language)}`
  const { subtotal, discounts, deliveryFee, taxes, tip, total, storeCredit, due } = toSums(order, language)
  return [
    ...lines.map(line => {
      const label = inLanguage(line.optionLabel, language)
      const name = inLanguage(line.name, language) + (label && ` (${label})`)
      return row(`${line.quantity} × ${name}`, line.unitPrice * line.quantity)
    }),
    row(words.subtotal, subtotal),
    ...discounts.map(discount => row(discount.name, -discount.amount)),
    ...(deliveryFee === null ? [] : [row(words.deliveryFee, deliveryFee)]),
    ...taxes.map(tax => row(tax.name, tax.amount)),
    ...(tip > 0 ? [row(words.tip, tip)] : []),
    ...(storeCredit > 0 ? [row(words.total, total), row(words.storeCredit, -storeCredit)] : []),
    row(words.due[kind], due),
  ]
}

/** Where and when, in lines. */
export function placeOf(order: Order, language: Language): string[] {
  const { location, slotStart, pickupDate, tableNumber } = order
  const address = order.address ?? location.address
  const at = slotStart && formatTime(slotStart.toISOString(), 'dateTime', location.timeZone, language)
  return [
    location.localStoreName,
    address &&
      [address.streetNumberAndNameDetails, order.address?.unit, address.city].filter(Boolean).join(', ') +
        `, ${address.province} ${address.postCode}`,
    at ?? pickupDate,
    tableNumber && `${WORDS[language].table} ${tableNumber}`,
  ].filter(line => typeof line === 'string' && line !== '') as string[]
}
