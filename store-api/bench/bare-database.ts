import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

export interface Asked {
  name: string
  text: string
  values: unknown[]
}

/** Either engine with nothing around it. */
export interface BareDatabase {
  query(asked: Asked): Promise<{ rows: unknown[] }>
  transaction(statements: readonly Asked[]): Promise<void>
  close(): Promise<void>
}

/** @param url of PostgreSQL @param folder of the embedded database, where there is no such address */
export async function openBare(url: string | undefined, folder: string | undefined): Promise<BareDatabase> {
  return url ? openPostgres(url) : openEmbedded(await PGlite.create(folder ?? 'memory://'))
}

function openPostgres(connectionString: string): BareDatabase {
  const pool = new pg.Pool({ connectionString, max: 20 })
  return {
    query: asked => pool.query(asked),
    async transaction(statements) {
      const client = await pool.connect()
      try {
        await client.query('begin')
        for (const asked of statements) await client.query(asked)
        await client.query('commit')
      } finally {
        client.release()
      }
    },
    close: () => pool.end(),
  }
}

const openEmbedded = (engine: PGlite): BareDatabase => ({
  query: ({ text, values }) => engine.query(text, values),
  transaction: statements =>
    engine.transaction(async tx => {
      for (const { text, values } of statements) await tx.query(text, values)
    }),
  close: () => engine.close(),
})
