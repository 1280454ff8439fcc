import { inArray, sql } from 'drizzle-orm'
import { attemptCounters as counters } from '../database/schema/visitors.ts'
import { Refusal } from '../http/refusal.ts'
import type { Shop } from '../shop.ts'
import { hashToken } from './tokens.ts'

const WINDOW_MS = 15 * 60_000

export interface Limit {
  /** What is counted; kept as a hash. */
  key: string
  /** Attempts within 15 minutes. */
  most: number
  /** What others did is counted by the same key: an attempt that succeeded takes back itself and no more. */
  shared?: boolean
}

/**
 * Counts an attempt before it is made: many at once cannot slip through together.
 * @returns for an attempt that succeeded: forgets the counts that are its own, and takes itself out of the shared ones
 * @throws Refusal `too-many`
 */
export async function countAttempt(shop: Shop, limits: readonly Limit[]): Promise<() => Promise<void>> {
  const now = shop.now()
  const oldest = new Date(now.getTime() - WINDOW_MS).toISOString()
  const latest = new Date(now.getTime() + WINDOW_MS).toISOString()
  // What was counted by a clock that was ahead would be refused until that time has come.
  const over = sql`(${counters.since} <= ${oldest}::timestamptz or ${counters.since} > ${latest}::timestamptz)`
  const keys = limits.map(limit => hashToken(limit.key))
  for (const [i, { most }] of limits.entries()) {
    const [row] = await shop.db
      .insert(counters)
      .values({ key: keys[i] ?? '', attempts: 1, since: now })
      .onConflictDoUpdate({
        target: counters.key,
        set: {
          attempts: sql`case when ${over} then 1 else ${counters.attempts} + 1 end`,
          since: sql`case when ${over} then ${now.toISOString()}::timestamptz else ${counters.since} end`,
        },
      })
      .returning()
    if (row && row.attempts > most) {
      const wait = Math.max(1, Math.ceil((row.since.getTime() + WINDOW_MS - now.getTime()) / 1000))
      const minutes = Math.ceil(wait / 60)
      const message = minutes === 1 ? 'too-many.soon' : 'too-many'
      throw new Refusal('too-many', { message, retryAfter: wait, values: { minutes } })
    }
  }
  const keysOf = (shared: boolean) =>
    limits.filter(limit => (limit.shared ?? false) === shared).map(limit => limit.key)
  return async () => {
    await forgetAttempts(shop, keysOf(false))
    await takeBack(shop, keysOf(true))
  }
}

/** Counts likewise, and says whether it was within the limit instead of refusing it. */
export async function isWithin(shop: Shop, limit: Limit): Promise<boolean> {
  try {
    await countAttempt(shop, [limit])
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

async function takeBack(shop: Shop, keys: readonly string[]): Promise<void> {
  await shop.db
    .update(counters)
    .set({ attempts: sql`greatest(${counters.attempts} - 1, 0)` })
    .where(inArray(counters.key, keys.map(hashToken)))
}

/** Begins counting anew, e.g. after a proof that makes earlier failures harmless. */
export async function forgetAttempts(shop: Shop, keys: readonly string[]): Promise<void> {
  await shop.db.delete(counters).where(inArray(counters.key, keys.map(hashToken)))
}
