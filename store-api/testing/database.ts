import type { OpenDatabase } from '../database/database.ts'
import { openPostgres } from '../database/postgres.ts'
import { openImage, type Seed } from './image.ts'
import { copyOf } from './template.ts'

/**
 * A database for one test file, with nothing but the tables or with a store in it: of its own on the PostgreSQL server that
 * TEST_DATABASE_URL names (`cluster-setup.ts` starts one where PostgreSQL is installed), else embedded, in memory.
 */
export async function testDatabase(seeded: Seed | null = null): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return openImage(seeded)
  const { url, drop } = await copyOf(server, seeded, null)
  const database = await openPostgres(url, () => {})
  return {
    ...database,
    async close() {
      await database.close()
      await drop()
    },
  }
}
