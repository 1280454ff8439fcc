import type { Language } from 'shared-contracts/language/language.ts'
import { formatMoney } from 'shared-contracts/language/money.ts'
import { formatTime } from 'shared-contracts/language/time.ts'
import { nameWithOptions } from '../../catalog/option-label.ts'
import type { orderLines, orders } from '../../database/schema/ordering.ts'
import { inLanguage, type LocalText, storedLanguage } from '../../language/local-text.ts'
import type { Mail } from '../../mail/mailer.ts'
import { isReceived } from '../../order-parts/is-received.ts'
import { storeName } from '../../session/store-name.ts'
import { toSums } from '../bill.ts'
import { pickupCodeOf } from '../pickup-code.ts'
import { WORDS } from './receipt-words.ts'

type Order = typeof orders.$inferSelect
export type Line = typeof orderLines.$inferSelect

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
  const said = kind === 'paid' && order.total === 0 ? 'free' : kind
  return {
    sender: shop,
    to: order.contact.email,
    subject: words.subject[kind](shop, order.id),
    text: [
      ...(confirm === null ? [words.thanks[said](shop)] : [...words.confirm(shop), confirm]),
      ...(order.fissionCampaignId ? [words.group] : []),
      '',
      `${words.order} ${order.id}`,
      ...sumsOf(order, lines, language, kind),
      '',
      ...handoverOf(order, language),
      '',
      words.named(words.follow, link),
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
  const byCredit = due === 0 && storeCredit > 0
  return [
    ...lines.map(line => {
      const name = nameWithOptions(line.name, line.optionLabel, language)
      return row(`${line.quantity} × ${name}`, line.unitPrice * line.quantity)
    }),
    row(words.subtotal, subtotal),
    ...discounts.map(discount => row(discount.name, -discount.amount)),
    ...(deliveryFee === null ? [] : [row(words.deliveryFee, deliveryFee)]),
    ...taxes.map(tax => row(tax.name, tax.amount)),
    ...(tip > 0 ? [row(words.tip, tip)] : []),
    ...(storeCredit > 0 && !byCredit ? [row(words.total, total), row(words.storeCredit, -storeCredit)] : []),
    byCredit ? row(words.byCredit, total) : row(words.due[kind], due),
  ]
}

/** How, where and when it is handed over, in lines; none of what nobody hands over. */
export function handoverOf(order: Order, language: Language): string[] {
  if (!isReceived(order)) return []
  const words = WORDS[language]
  const { method, location, address, tableNumber } = order
  const code = pickupCodeOf(order)
  const store = storeName(location, language)
  const [first = '', ...more] = [
    address ? null : store,
    placeOf(address ?? location.address),
    timeOf(order, language),
    tableNumber && words.table(tableNumber),
    address && words.named(words.from, store),
    code && words.named(words.code, code),
  ].filter(line => line !== null)
  return [words.named(words.method[method], first), ...more]
}

const placeOf = (address: Order['address'] | Order['location']['address']): string | null =>
  address &&
  [
    address.streetNumberAndNameDetails,
    'unit' in address && address.unit,
    address.city,
    `${address.province} ${address.postCode}`,
  ]
    .filter(Boolean)
    .join(', ')

function timeOf(
  { location: { timeZone }, slotStart, slotEnd, pickupDate }: Order,
  language: Language,
): string | null {
  if (!slotStart || !slotEnd)
    return pickupDate && formatTime(`${pickupDate}T00:00:00Z`, 'day', 'UTC', language)
  const start = formatTime(slotStart.toISOString(), 'dateTime', timeZone, language)
  return `${start} – ${formatTime(slotEnd.toISOString(), 'time', timeZone, language)}`
}
