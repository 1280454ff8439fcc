import type { Bill } from 'shared-contracts/api/entities/order.ts'
import { dueOf } from './due.ts'

/** Minor units by row; of discounts and taxes by their names, e.g. `tax HST`. */
export type Sums = Readonly<Record<string, number>>

export function sumsOf(bill: Bill): Sums {
  const { discounts = [], taxes, deliveryFee, tip = 0, storeCredit = 0, subtotal, total } = bill
  const named = [
    ...discounts.map(({ code, amount }) => [`discount ${code}`, amount] as const),
    ...taxes.map(({ name, amount }) => [`tax ${name}`, amount] as const),
  ]
  const rows = { subtotal, delivery: deliveryFee ?? 0, tip, credit: storeCredit, total, due: dueOf(bill) }
  return { ...rows, ...Object.fromEntries(named) }
}

/** @returns what each row was, of those that were there before and are different now (CHK-4) */
export function changesOf(before: Sums, now: Sums): Sums {
  const changed = Object.entries(before).filter(([row, amount]) => row in now && now[row] !== amount)
  return Object.fromEntries(changed)
}
