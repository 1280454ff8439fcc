import type { TipChoice } from 'shared-contracts/api/entities/order.ts'
import type { StoredTax } from '../database/schema/ordering.ts'
import type { Discount } from '../order-parts/bill-context.ts'
import { allocate } from './allocate.ts'
import { type TaxedLine, taxesOn } from './taxes.ts'
import { tipOn } from './tips.ts'

export interface Parts {
  /** Quantity times price, before discounts. */
  lines: readonly TaxedLine[]
  discounts: readonly Discount[]
  /** Null unless delivered. */
  deliveryFee: number | null
  tip: TipChoice | null
  /** Place of supply; null while it is not known: no taxes yet. */
  province: string | null
}

export interface Totals {
  subtotal: number
  /** As far as there was something left to take them off. */
  discounts: Discount[]
  deliveryFee: number | null
  taxes: StoredTax[]
  tip: number
  total: number
}

const FULLY_TAXED = { taxable: true, taxClass: null }

/**
 * What an order costs, in minor units:
 *
 *     subtotal − discounts + delivery fee + taxes + tip = total;  total − store credit = due
 *
 * - Discounts are taken in order, each off its lines in proportion to what is left of them (`spread`), never below zero.
 * - Each tax is computed once, on the sum of what it applies to: reduced lines and the delivery fee, which is taxed as a
 *   service is. Half a cent is rounded up. Province: of the delivery address, else of the place that hands over.
 * - The tip is a part of what is left of the goods, and not taxed. Store credit is a means of payment: it changes neither taxes nor total.
 */
export function totalsOf({ lines, discounts, deliveryFee, tip: choice, province }: Parts): Totals {
  const { reduced, taken } = takeOff(lines, discounts)
  const taxed = deliveryFee ? [...reduced, { amount: deliveryFee, ...FULLY_TAXED }] : reduced
  const taxes = province === null ? [] : taxesOn(taxed, province)
  const sum = (list: readonly { amount: number }[]) => list.reduce((total, { amount }) => total + amount, 0)
  const goods = sum(reduced)
  const tip = tipOn(goods, choice)
  return {
    subtotal: sum(lines),
    discounts: taken,
    deliveryFee,
    taxes,
    tip,
    total: goods + (deliveryFee ?? 0) + sum(taxes) + tip,
  }
}

function takeOff(lines: readonly TaxedLine[], discounts: readonly Discount[]) {
  const left = lines.map(line => line.amount)
  const taken: Discount[] = []
  for (const discount of discounts) {
    const weights = left.map((amount, i) => (discount.lines?.includes(i) === false ? 0 : amount))
    const amount = Math.min(
      discount.amount,
      weights.reduce((a, b) => a + b, 0),
    )
    if (amount <= 0) continue
    for (const [i, part] of allocate(amount, weights).entries()) left[i] = (left[i] ?? 0) - part
    taken.push({ ...discount, amount })
  }
  return { reduced: lines.map((line, i) => ({ ...line, amount: left[i] ?? 0 })), taken }
}
