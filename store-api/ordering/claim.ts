import type { Database } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import { storedLanguage } from '../language/local-text.ts'
import { say } from '../language/messages.ts'
import type { Order } from '../order-parts/hold.ts'
import { giveBack } from './give-back.ts'
import { HOLDS } from './holds/holds.ts'

/**
 * Asks whether a locked order that holds all it needs may have it for good, now that it is about to be paid or accepted.
 * @returns why not, in the order's language; null where it may. What was locked to find out is let go where it may not
 */
export async function whyLost(tx: Database, order: Order): Promise<string | null> {
  try {
    await tx.transaction(async inner => {
      for (const hold of HOLDS) await hold.claim?.(inner, order)
    })
    return null
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { message, values } = error.reasons[0]
    return say(storedLanguage(order.language), message, values)
  }
}

/**
 * Cancels a locked order before anybody pays for what it may not have: its cart is as it was, with a bill that says what is so now.
 * @returns whether it was cancelled
 */
export async function cancelLost(tx: Database, order: Order, now: Date): Promise<boolean> {
  const why = await whyLost(tx, order)
  if (why === null) return false
  await giveBack(tx, order, now, why)
  return true
}
