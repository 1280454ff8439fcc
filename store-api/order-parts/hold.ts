import type { Language } from 'shared-contracts/language/language.ts'
import type { Database } from '../database/database.ts'
import type { orders } from '../database/schema/ordering.ts'

export type Order = typeof orders.$inferSelect

/** For whom something is taken. */
export interface Taking {
  /** Of messages to the shopper. */
  language: Language
  now: Date
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
}
