import { randomBytes } from 'node:crypto'
import pg from 'pg'

export interface Copy {
  url: string
  drop(): Promise<void>
}

/** Name of a test's database. */
export const someName = (): string => `test_${randomBytes(6).toString('hex')}`

/** A database of its own with all that another one holds, which nobody may be connected to meanwhile. */
export async function copyDatabase(from: string): Promise<Copy> {
  const name = someName()
  // Every server has this one.
  const server = on(from, 'postgres')
  await onServer(server, async ask => {
    await ask(`create database ${name} template ${new URL(from).pathname.slice(1)}`)
  })
  return {
    url: on(from, name),
    drop: () => onServer(server, async ask => void (await ask(`drop database ${name} with (force)`))),
  }
}

/** Address of another database of the server. */
export function on(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

type Ask = (statement: string, values?: unknown[]) => Promise<unknown[]>

export async function onServer(url: string, work: (ask: Ask) => Promise<void>): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await work(async (statement, values) => (await client.query(statement, values)).rows)
  } finally {
    await client.end()
  }
}
