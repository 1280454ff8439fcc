import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import type { Database, OpenDatabase } from './database.ts'
import { MIGRATIONS } from './migrations.ts'
import { preparingPool } from './prepared.ts'

/** Any constant will do: it only has to be the same in every process of this store. */
const MIGRATION_LOCK = 7_215_433

/**
 * How long a statement waits for somebody who holds what it needs. Shorter than others wait for a connection: whoever holds a row for
 * long stops nobody but those that need it.
 */
const LOCK_TIMEOUT_MS = 3_000

/**
 * Connects to PostgreSQL and brings the schema up to date; processes that start together wait for one another.
 * @param report hears of connections lost while idle, which the pool then replaces
 */
export async function openPostgres(url: string, report: (error: Error) => void): Promise<OpenDatabase> {
  const pool = preparingPool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'store-api',
    // Compiling a statement takes longer than any statement of a shop runs.
    options: `-c jit=off -c lock_timeout=${LOCK_TIMEOUT_MS}`,
  })
  // Without both listeners a database restart ends this process.
  pool.on('error', report)
  pool.on('connect', client => void client.on('error', report))
  try {
    await migrateAlone(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  const db = drizzle({ client: pool, casing: 'snake_case' })
  return {
    db: db as unknown as Database,
    kind: 'PostgreSQL',
    ping: async () => void (await db.execute(sql`select 1`)),
    // The pool connects anew, whatever became of the server.
    broken: new Promise(() => {}),
    close: () => pool.end(),
  }
}

async function migrateAlone(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('set lock_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle({ client, casing: 'snake_case' }), MIGRATIONS)
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
  } finally {
    // Closed rather than returned: its time limits were lifted.
    client.release(true)
  }
}
