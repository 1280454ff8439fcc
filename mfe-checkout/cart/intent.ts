import type { LineItem } from 'shared-contracts/api/entities/cart.ts'

/** What the shopper asked of one line and the server has not confirmed, or a removal that can be undone. */
export interface Intent {
  /** The line as it was when first touched. */
  line: LineItem
  /** Its place in the list. */
  index: number
  /** Quantity asked for; 0 takes the line out. */
  want: number
  /** Quantity that undo brings back. */
  restore: number
  /** Number of the removal while its undo is offered, else 0. */
  undo: number
  writing: boolean
}
/** By line id. */
export type Intents = Readonly<Record<string, Intent>>

/** How long undo is offered to somebody who does not stay with it. */
export const UNDO_MS = 5000

/** A line as the server has it, before anything is asked of it. */
export const intentOf = (line: LineItem, index: number): Intent => ({
  line,
  index,
  want: line.quantity,
  restore: line.quantity,
  undo: 0,
  writing: false,
})

export function without<T>(record: Readonly<Record<string, T>>, id: string): Readonly<Record<string, T>> {
  const { [id]: _, ...rest } = record
  return rest
}
