import type pg from 'pg'
import { loadStore } from '../store-description/load-store.ts'
import type { Copy } from './server.ts'
import { copyOf } from './template.ts'

/**
 * Lets a pool outlive its server. Its `end()` is done before the server has heard every goodbye: one that is stopped right
 * after may still say so, and an error nobody listens for ends the process that runs the tests.
 */
export function outliving(pool: pg.Pool): pg.Pool {
  pool.on('error', () => {})
  pool.on('connect', client => void client.on('error', () => {}))
  return pool
}

/**
 * The demo store's database on the server that all test files share, for tests of what only several processes can get wrong.
 * @throws Error when PostgreSQL is not installed
 */
export async function demoDatabase(): Promise<Copy> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) throw new Error('PostgreSQL is needed: install the package "postgresql"')
  const { description, mediaFolder } = await loadStore('tea-house')
  return copyOf(server, { store: description, now: today() }, mediaFolder)
}

/** Offers are dated from the day; every test file of a run means the same one. */
const today = () => new Date(new Date().setUTCHours(0, 0, 0, 0))
