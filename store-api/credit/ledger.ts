import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { CREDIT_KINDS } from 'shared-contracts/api/entities/credit.ts'
import type { Database } from '../database/database.ts'
import { creditBalances as balances, creditEntries as entries } from '../database/schema/credit.ts'

type Kind = (typeof CREDIT_KINDS)[number]
/** Kinds that pay for an order; `returned` is their opposite. */
const SPENDING = ['order', 'deposit', 'payment'] as const satisfies Kind[]

interface Movement {
  accountId: string
  /** Minor units, positive. */
  amount: number
  orderId?: string | null
  at: Date
}

interface Grant extends Movement {
  kind: Exclude<Kind, (typeof SPENDING)[number] | 'returned'>
  /** For the account's owner to read. */
  note?: string | null
  /** What this is for, where it must happen only once, e.g. `referral <order id>`. */
  cause?: string
}

/**
 * Gives an account store credit: a gift, a referral reward, a refund.
 * @param tx a transaction: what the credit is for and the credit stand or fall together
 * @returns false, with nothing changed, when this cause has given it already
 */
export async function grantCredit(tx: Database, grant: Grant): Promise<boolean> {
  const { accountId, amount } = grant
  assertAmount(amount)
  try {
    // A savepoint: the balance goes back when the cause turns out to be known.
    await tx.transaction(async inner => {
      const balance = await raise(inner, accountId, amount)
      if (!(await write(inner, { ...grant, balanceAfter: balance }))) throw new KnownCause()
    })
    return true
  } catch (error) {
    if (error instanceof KnownCause) return false
    throw error
  }
}

class KnownCause extends Error {}

/**
 * Pays with store credit; the balance is guarded by one conditional update, and by a constraint beneath it.
 * @returns what is left, or null, with nothing changed, when there is not enough
 */
export async function spendCredit(
  tx: Database,
  spent: Movement & { kind: (typeof SPENDING)[number]; orderId: string },
): Promise<number | null> {
  const { accountId, amount } = spent
  assertAmount(amount)
  const [left] = await tx
    .update(balances)
    .set({ balance: sql`${balances.balance} - ${amount}::bigint` })
    .where(and(eq(balances.accountId, accountId), sql`${balances.balance} >= ${amount}::bigint`))
    .returning({ balance: balances.balance })
  if (!left) return null
  await write(tx, { ...spent, amount: -amount, balanceAfter: left.balance })
  return left.balance
}

/**
 * Gives back what an order still has of store credit, or the part that was paid last, to everyone who paid with theirs; its
 * row must be locked.
 * @returns minor units given back
 */
export async function returnCredit(
  tx: Database,
  orderId: string,
  at: Date,
  most = Number.MAX_SAFE_INTEGER,
): Promise<number> {
  let left = most
  for (const held of await spentOn(tx, orderId, desc(LAST_SPENT))) {
    const { accountId } = held
    const amount = Math.min(held.amount, left)
    if (amount <= 0) break
    left -= amount
    const balance = await raise(tx, accountId, amount)
    await write(tx, { accountId, amount, orderId, at, kind: 'returned', balanceAfter: balance })
  }
  return most - left
}

const ofOrder = (orderId: string) =>
  and(eq(entries.orderId, orderId), inArray(entries.kind, [...SPENDING, 'returned']))
/** When an account last paid a part of an order. */
const LAST_SPENT = sql`max(${entries.seq}) filter (where ${entries.kind} <> 'returned')`

/** Store credit an order has taken and not given back, by account, most first; minor units. */
export function spentOn(
  db: Database,
  orderId: string,
  order = desc(sql`-sum(${entries.amount})`),
): Promise<{ accountId: string; amount: number }[]> {
  return db
    .select({ accountId: entries.accountId, amount: sql<number>`(-sum(${entries.amount}))::float8` })
    .from(entries)
    .where(ofOrder(orderId))
    .groupBy(entries.accountId)
    .orderBy(order)
}

/** Store credit a cancelled order gave back, by account, who paid first of all first; minor units. */
export function returnedOf(db: Database, orderId: string): Promise<{ accountId: string; amount: number }[]> {
  const returned = sql`sum(${entries.amount}) filter (where ${entries.kind} = 'returned')`
  return db
    .select({ accountId: entries.accountId, amount: sql<number>`coalesce(${returned}, 0)::float8` })
    .from(entries)
    .where(ofOrder(orderId))
    .groupBy(entries.accountId)
    .orderBy(LAST_SPENT)
}

/** Makes what accounts have, and had, another's: an order that holds credit of theirs gives it back to that one. */
export async function joinCredit(tx: Database, from: readonly string[], into: string): Promise<void> {
  const had = await tx
    .delete(balances)
    .where(inArray(balances.accountId, [...from]))
    .returning()
  if (had.length === 0) return
  await raise(
    tx,
    into,
    had.reduce((sum, { balance }) => sum + balance, 0),
  )
  // What was left after each entry, as if there had been one account all along.
  await tx.execute(sql`
    update credit_entries set account_id = ${into}, balance_after = joined.balance_after
    from (
      select seq as joined_seq, sum(amount) over (order by seq) as balance_after
      from credit_entries where ${inArray(entries.accountId, [...from, into])}
    ) joined
    where seq = joined_seq`)
}

/** Minor units an account has. */
export async function balanceOf(db: Database, accountId: string): Promise<number> {
  const [row] = await db
    .select({ balance: balances.balance })
    .from(balances)
    .where(eq(balances.accountId, accountId))
  return row?.balance ?? 0
}

async function raise(tx: Database, accountId: string, amount: number): Promise<number> {
  const [row] = await tx
    .insert(balances)
    .values({ accountId, balance: amount })
    .onConflictDoUpdate({
      target: balances.accountId,
      set: { balance: sql`${balances.balance} + excluded.balance` },
    })
    .returning({ balance: balances.balance })
  if (!row) throw new Error('the balance of a credit account was not written')
  return row.balance
}

async function write(tx: Database, entry: typeof entries.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(entries)
    .values(entry)
    .onConflictDoNothing({ target: entries.cause })
    .returning({ seq: entries.seq })
  return rows.length > 0
}

function assertAmount(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw new RangeError(`store credit moves in whole minor units above 0, not ${amount}`)
}
