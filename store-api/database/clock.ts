import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from './database.ts'

/** By how much two clocks may differ before what one of them calls over is no longer taken away, ms. */
export const ALIKE_MS = 60_000

/** This machine's clock beside that of the database, which all servers of a store have in common. */
export interface Clock {
  /** Compares them anew. @throws when the database cannot answer */
  compare(): Promise<void>
  /** By how much this one was ahead when they were compared last, ms; behind is below 0. */
  ahead(): number
  /** Whether one of both is wrong: nobody knows which. */
  differs(): boolean
}

/** @param now clock of this machine, ms: not the shop's, which tests set */
export function clockBeside(db: Database, now: () => number = Date.now): Clock {
  let ahead = 0
  return {
    async compare() {
      const asked = now()
      const [row] = await rowsOf<{ at: string }>(
        db,
        sql`select floor(extract(epoch from clock_timestamp()) * 1000)::text as at`,
      )
      // The database looked somewhere between question and answer.
      ahead = (asked + now()) / 2 - Number(row?.at)
    },
    ahead: () => ahead,
    differs: () => Math.abs(ahead) > ALIKE_MS,
  }
}

/** @returns what to tell operators; null while both agree */
export const clockWords = (clock: Clock): string | null =>
  clock.differs()
    ? `the clock of this machine is ${Math.abs(Math.round(clock.ahead() / 1000))} s ${clock.ahead() > 0 ? 'ahead of' : 'behind'} the database's; orders, holds and group buys whose time is over wait until both agree`
    : null
