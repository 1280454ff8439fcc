import { formatMoney } from 'shared-contracts/language/money.ts'
import { storedLanguage } from '../language/local-text.ts'
import { say } from '../language/messages.ts'
import type { Order } from '../order-parts/hold.ts'

type Of = Pick<Order, 'currency' | 'language' | 'status' | 'paymentStatus'>

/** What an order's timeline says of money that went back: how much, and why where that is known. @param minor minor units */
export function moneyBack(order: Of, minor: number, why: string | null): string {
  const amount = formatMoney(minor, order.currency, storedLanguage(order.language))
  return why ? `${amount} · ${why}` : amount
}

/** Why all of a payment went back; null where the order itself says so. */
export const whySentBack = ({ status, paymentStatus, language }: Of): string | null =>
  status !== 'CANCELLED' && paymentStatus === 'PAID_ONLINE'
    ? say(storedLanguage(language), 'paid-twice')
    : null
