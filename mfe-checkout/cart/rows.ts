import type { Cart, LineItem } from 'shared-contracts/api/entities/cart.ts'
import type { Intents } from './intent.ts'

/** One row of the cart as shown: the server's line with the shopper's own wish on top. */
export type Row =
  | { kind: 'line'; line: LineItem; quantity: number; pending: boolean; short: boolean }
  | { kind: 'removed'; line: LineItem; undoing: boolean }

/** @returns the rows in the order of the cart; removed lines keep their place while undo is offered (CRT-2) */
export function rowsOf(cart: Cart, intents: Intents): Row[] {
  const rows: Row[] = []
  for (const line of Object.values(cart.lineItems)) {
    const intent = intents[line.id]
    const pending = Boolean(intent?.writing)
    if (intent && pending && intent.want === 0) continue
    const quantity = intent && pending ? intent.want : line.quantity
    rows.push({
      kind: 'line',
      line,
      quantity,
      pending,
      short: line.notSoldHere === true || quantity > line.available,
    })
  }
  const removed = Object.entries(intents)
    .filter(([id, i]) => (i.undo > 0 && (i.writing || !cart.lineItems[id])) || restoring(cart, id, i.want))
    .sort(([, a], [, b]) => a.index - b.index)
  for (const [, { line, index, want }] of removed)
    rows.splice(index, 0, { kind: 'removed', line, undoing: want > 0 })
  return rows
}

const restoring = (cart: Cart, id: string, want: number) => want > 0 && !cart.lineItems[id]

/** Something is on its way to the server: totals are not known until it answers. */
export const isPending = (intents: Intents): boolean => Object.values(intents).some(i => i.writing)

/** @returns the lines that cannot be bought as they are: too many, or not sold where the shopper buys */
export const shortLines = (rows: readonly Row[]): LineItem[] =>
  rows.flatMap(row => (row.kind === 'line' && row.short ? [row.line] : []))
