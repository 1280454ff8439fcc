import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Either engine, or a transaction on it: everything below works on both alike. */
export type Database = PgDatabase<PgQueryResultHKT>

export interface OpenDatabase {
  db: Database
  /** Which engine, for logs and messages. */
  kind: 'PGlite' | 'PostgreSQL'
  /** @throws when the database cannot answer */
  ping(): Promise<void>
  /** Settles when the embedded engine gave up for good: only a new process opens it again. */
  broken: Promise<Error>
  close(): Promise<void>
}

/** Rows of a hand-written statement; columns must be cast to int, text or jsonb, which both engines return alike. */
export async function rowsOf<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as unknown as { rows: Row[] }
  return result.rows
}

/** SQLSTATE of a failed statement, through the wrapper that Drizzle puts around it. */
export function sqlState(error: unknown): string | undefined {
  const code = (error as { code?: unknown })?.code
  if (typeof code === 'string') return code
  const cause = (error as { cause?: unknown })?.cause
  return cause === undefined ? undefined : sqlState(cause)
}

const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** Whether something could not be written because a disk is full: the database's own, or that of the data folder. */
export const isFull = (error: unknown): boolean => FULL.has(sqlState(error) ?? '')

/** Whether the engine gave up with this: a PANIC in PostgreSQL's words. */
export function isPanic(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (error as { severity?: unknown }).severity === 'PANIC' || isPanic(error.cause)
}

const AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', '53300', '57P01', '57P02', '57P03'])

/** Whether a statement failed because the database could not be reached, rather than for what it said. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = sqlState(error) ?? ''
  // The pool gives these without a code; the last is what a rollback on the lost connection meets.
  const lost =
    /^Connection terminated|^timeout exceeded when trying to connect|^Client has encountered a connection error/.test(
      error.message,
    )
  return AWAY.has(code) || code.startsWith('08') || lost || isPanic(error) || isAway(error.cause)
}

const REPEATABLE = new Set(['40001', '40P01'])
const TOOK_LONG = new Set(['55P03', '57014'])

/** Whether a statement gave way to others: it waited for what somebody holds, or ran, for longer than it may, or lost a race each time. */
export function gaveWay(error: unknown): boolean {
  const code = sqlState(error) ?? ''
  return REPEATABLE.has(code) || TOOK_LONG.has(code)
}

/** Runs `work` in a transaction; one that lost a deadlock or a serialization race is run again. */
export async function transaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (attempt >= 4 || !REPEATABLE.has(sqlState(error) ?? '')) throw error
    }
  }
}
