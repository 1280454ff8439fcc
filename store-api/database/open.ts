import { join } from 'node:path'
import type { OpenDatabase } from './database.ts'

/** Opens the store's database: PostgreSQL where an address is given, else the embedded one in the data folder. No other engine's code is read. */
export async function openDatabase(
  config: { databaseUrl: string | null; dataDir: string; storeName: string },
  report: (error: Error) => void,
): Promise<OpenDatabase> {
  if (config.databaseUrl) return (await import('./postgres.ts')).openPostgres(config.databaseUrl, report)
  const { openPglite } = await import('./pglite.ts')
  return openPglite(join(config.dataDir, `pglite-${config.storeName}`))
}
