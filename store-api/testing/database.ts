import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { OpenDatabase } from '../database/database.ts'
import { openPostgres } from '../database/postgres.ts'
import { openImage, type Seed } from './image.ts'

/**
 * A database for one test file, with nothing but the tables or with a store in it: in memory, or, with TEST_DATABASE_URL naming a PostgreSQL server, a database
 * of its own there. Races are only proven by the latter.
 */
export async function testDatabase(seeded: Seed | null = null): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return openImage(seeded)
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const database = await openPostgres(url.href, () => {})
  return {
    ...database,
    async close() {
      await database.close()
      await onServer(server, `drop database ${name} with (force)`)
    },
  }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
