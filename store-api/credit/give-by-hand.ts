import { and, eq, gt, sql } from 'drizzle-orm'
import { type Database, transaction } from '../database/database.ts'
import { creditEntries as entries } from '../database/schema/credit.ts'
import { SAME_COMMAND_MS } from '../same-command.ts'
import { grantCredit } from './ledger.ts'

interface Gift {
  accountId: string
  /** Minor units. */
  amount: number
  /** For the account's owner to read; with another one it is another gift. */
  note: string | null
  at: Date
}

/** Gives an account store credit as a gift. @returns false, with nothing changed, where exactly this was given within a day */
export function giveByHand(db: Database, { accountId, amount, note, at }: Gift): Promise<boolean> {
  return transaction(db, async tx => {
    // One at a time: the second of two at once sees what the first gave.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`gift ${accountId}`}))`)
    const [before] = await tx
      .select({ seq: entries.seq })
      .from(entries)
      .where(
        and(
          eq(entries.accountId, accountId),
          eq(entries.kind, 'gift'),
          eq(entries.amount, amount),
          sql`${entries.note} is not distinct from ${note}::text`,
          gt(entries.at, new Date(at.getTime() - SAME_COMMAND_MS)),
        ),
      )
      .limit(1)
    return !before && grantCredit(tx, { kind: 'gift', accountId, amount, note, at })
  })
}
