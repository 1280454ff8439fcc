import { createHash, randomUUID } from 'node:crypto'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { idempotencyKeys as keys } from '../database/schema/ordering.ts'
import { statement } from '../database/statement.ts'
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
export async function idempotent<T>(
  shop: Shop,
  by: { owner: string; key: string; content: unknown },
  work: (keep: (tx: Database, answer: T) => Promise<void>) => Promise<T>,
): Promise<T> {
  const { owner, key } = by
  const fingerprint = createHash('sha256').update(JSON.stringify(by.content)).digest('base64url')
  const claim = randomUUID()
  const now = shop.now()
  const claimed = await claimKey(shop.db, {
    owner,
    key,
    fingerprint,
    claim,
    until: claimFrom(now).toISOString(),
    now: now.toISOString(),
  })
  const mine = and(eq(keys.owner, owner), eq(keys.key, key), eq(keys.claim, claim), isNull(keys.answer))
  if (claimed.length === 0) return repeated<T>(shop.db, owner, key, fingerprint)
  const renewing = setInterval(() => renew(shop, mine), RENEW_MS).unref()
  try {
    return await work(async (tx, answer) => {
      const kept = await keepAnswer(tx, { owner, key, claim, answer: JSON.stringify(answer) })
      if (kept.length === 0) throw new Refusal('in-progress', { retryAfter: 1 })
    })
  } catch (error) {
    await free(shop, mine)
    throw error
  } finally {
    clearInterval(renewing)
  }
}

const claimKey = statement<
  { owner: string; key: string; fingerprint: string; claim: string; until: string; now: string },
  object
>(
  value => sql`insert into idempotency_keys as k (owner, key, fingerprint, claim, claimed_until, created_at)
    values (${value('owner')}::uuid, ${value('key')}::uuid, ${value('fingerprint')}::text, ${value('claim')}::uuid,
      ${value('until')}::timestamptz, ${value('now')}::timestamptz)
    on conflict (owner, key) do update set claim = excluded.claim, claimed_until = excluded.claimed_until
    where k.answer is null and k.fingerprint = excluded.fingerprint and k.claimed_until < excluded.created_at
    returning key::text`,
)

const keepAnswer = statement<{ owner: string; key: string; claim: string; answer: string }, object>(
  value => sql`update idempotency_keys set answer = ${value('answer')}::jsonb
    where owner = ${value('owner')}::uuid and key = ${value('key')}::uuid and claim = ${value('claim')}::uuid and answer is null
    returning key::text`,
)

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

/** Gives a key free whose answer has this in it and is of no use any more: the work under it is then done anew, once. */
export async function forgetAnswer(
  db: Database,
  { owner, key }: { owner: string; key: string },
  answer: object,
): Promise<void> {
  const useless = sql`${keys.answer} @> ${JSON.stringify(answer)}::jsonb`
  await db.delete(keys).where(and(eq(keys.owner, owner), eq(keys.key, key), useless))
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
