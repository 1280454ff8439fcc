import { type Query, type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

const dialect = new PgDialect({ casing: 'snake_case' })

/** A part of a statement as text, for what is written once. */
export const written = (part: SQL): string => dialect.sqlToQuery(part).sql

/**
 * A statement that is said for nearly every order. Its text is made once: making it at each call takes longer than sending it.
 * @param write its text, with `sql.placeholder` where a value goes; columns of its answer must be cast to int, text, boolean or
 * json, which both engines return alike
 * @returns says it; a value for json is given as text, one for a time too
 */
export function statement<Values extends Record<string, string | number | boolean | null>, Row>(
  write: (value: (name: keyof Values & string) => SQL) => SQL,
): (db: Database, values: Values) => Promise<Row[]> {
  let query: Query | null = null
  return async (db, values) => {
    query ??= dialect.sqlToQuery(write(name => sql`${sql.placeholder(name)}`))
    const prepared = db._.session.prepareQuery(query, undefined, undefined, false)
    return ((await prepared.execute(values)) as { rows: Row[] }).rows
  }
}
