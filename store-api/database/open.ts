import { join } from 'node:path'
import type { OpenDatabase } from './database.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

/** Opens the store's database: PostgreSQL where an address is given, else the embedded one in the data folder. */
export function openDatabase(
  config: { databaseUrl: string | null; dataDir: string; storeName: string },
  report: (error: Error) => void,
): Promise<OpenDatabase> {
  return config.databaseUrl
    ? openPostgres(config.databaseUrl, report)
    : openPglite(join(config.dataDir, `pglite-${config.storeName}`))
}
