import type { Language } from 'shared-contracts/language/language.ts'
import type { Database } from '../database/database.ts'
import type { orders } from '../database/schema/ordering.ts'
import type { locations } from '../database/schema/store.ts'
import type { StockLine } from '../database/schema/stored.ts'

export type Order = typeof orders.$inferSelect

/** For whom something is taken, and what of the order was read or locked in the same transaction. */
export interface Taking {
  /** Of messages to the shopper. */
  language: Language
  now: Date
  /** The order's lines; their products are locked. */
  lines: readonly StockLine[]
  /** Where it is handed over. */
  location: typeof locations.$inferSelect
}

/** Something limited that an order holds from when it is placed until it is cancelled. */
export interface Hold {
  /**
   * Takes it for a new order, whose row and lines are written already; by a conditional update, never read-then-write.
   * @throws Refusal when it cannot be had: nothing of the order then stands
   */
  take(tx: Database, order: Order, taking: Taking): Promise<void>
  /** Gives it back; called once for what was taken, with the order's row locked. */
  giveBack(tx: Database, order: Order, now: Date): Promise<void>
  /** Takes it again for an order that was cancelled before its payment came. @returns false when it cannot be had any more */
  retake(tx: Database, order: Order, now: Date): Promise<boolean>
  /**
   * Asks once more whether an order that holds it may have it for good: it is about to be paid, or accepted. Absent where holding it says so.
   * @throws Refusal when other orders of the same shopper, paid first, have had all of it
   */
  claim?(tx: Database, order: Order): Promise<void>
}
