import { createHash, randomUUID } from 'node:crypto'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { idempotencyKeys as keys } from '../database/schema/ordering.ts'
import { Refusal } from '../http/refusal.ts'
import type { Shop } from '../shop.ts'

/** Time in ms after which work whose process died may be begun again; while it runs it is claimed anew every RENEW_MS. */
const CLAIM_MS = 5_000
const RENEW_MS = 1_500

/**
 * Does work once per key of a session and gives every repetition the same answer (CHK-8). `work` calls `keep` with its
 * answer inside the transaction that does the deed, so that deed and answer stand or fall together.
 * Refused work gives the key free again.
 * @throws Refusal `key-reused` for another content under the key, `in-progress` while the first call still runs
 */
export async function once<T>(
  shop: Shop,
  by: { owner: string; key: string; content: unknown },
  work: (keep: (tx: Database, answer: T) => Promise<void>) => Promise<T>,
): Promise<T> {
  const { owner, key } = by
  const fingerprint = createHash('sha256').update(JSON.stringify(by.content)).digest('base64url')
  const claim = randomUUID()
  const now = shop.now()
  const claimedUntil = claimFrom(now)
  const claimed = await shop.db
    .insert(keys)
    .values({ owner, key, fingerprint, claim, claimedUntil, createdAt: now })
    .onConflictDoUpdate({
      target: [keys.owner, keys.key],
      set: { claim, claimedUntil },
      setWhere: sql`${keys.answer} is null and ${keys.fingerprint} = ${fingerprint} and ${keys.claimedUntil} < ${now.toISOString()}::timestamptz`,
    })
    .returning({ key: keys.key })
  const mine = and(eq(keys.owner, owner), eq(keys.key, key), eq(keys.claim, claim), isNull(keys.answer))
  if (claimed.length === 0) return repeated<T>(shop.db, owner, key, fingerprint)
  const renewing = setInterval(() => renew(shop, mine), RENEW_MS).unref()
  try {
    return await work(async (tx, answer) => {
      const kept = await tx.update(keys).set({ answer }).where(mine).returning({ key: keys.key })
      if (kept.length === 0) throw new Refusal('in-progress', { retryAfter: 1 })
    })
  } catch (error) {
    await free(shop, mine)
    throw error
  } finally {
    clearInterval(renewing)
  }
}

const claimFrom = (now: Date) => new Date(now.getTime() + CLAIM_MS)

/** A claim that lapses all the same does no harm: `keep` finds it taken, and the deed is undone. */
function renew(shop: Shop, mine: SQL | undefined): void {
  const renewed = shop.db
    .update(keys)
    .set({ claimedUntil: claimFrom(shop.now()) })
    .where(mine)
  renewed.catch(error => shop.log.warn({ err: error }, 'an idempotency key was not claimed anew'))
}

/** Where the database is away the key frees itself when its claim ends; what the caller hears is why the work failed. */
async function free(shop: Shop, mine: SQL | undefined): Promise<void> {
  try {
    await shop.db.delete(keys).where(mine)
  } catch (error) {
    shop.log.warn({ err: error }, 'an idempotency key was not freed')
  }
}

async function repeated<T>(db: Database, owner: string, key: string, fingerprint: string): Promise<T> {
  const [before] = await db
    .select({ fingerprint: keys.fingerprint, answer: keys.answer })
    .from(keys)
    .where(and(eq(keys.owner, owner), eq(keys.key, key)))
  if (before && before.fingerprint !== fingerprint) throw new Refusal('key-reused')
  if (!before || before.answer === null) throw new Refusal('in-progress', { retryAfter: 1 })
  return before.answer as T
}
