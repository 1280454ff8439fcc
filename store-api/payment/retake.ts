import type { Database } from '../database/database.ts'
import type { Order } from '../order-parts/hold.ts'
import { HOLDS } from '../ordering/holds/holds.ts'

/**
 * Takes all that an order held again, for one that was cancelled before its payment came.
 * @returns false, with nothing taken, when any of it is gone: the money then goes back
 */
export async function retake(tx: Database, order: Order, now: Date): Promise<boolean> {
  try {
    // A savepoint: what was taken so far is undone when the rest cannot be had.
    await tx.transaction(async inner => {
      for (const hold of HOLDS) if (!(await hold.retake(inner, order, now))) throw new Gone()
    })
    return true
  } catch (error) {
    if (error instanceof Gone) return false
    throw error
  }
}

class Gone extends Error {}
