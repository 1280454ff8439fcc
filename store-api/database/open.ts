import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { OpenDatabase } from './database.ts'
import { refuseHeld } from './folder-lock.ts'

interface Place {
  databaseUrl: string | null
  dataDir: string
  storeName: string
}

/** Opens the store's database: PostgreSQL where an address is given, else the embedded one in the data folder. No other engine's code is read. */
export async function openDatabase(config: Place, report: (error: Error) => void): Promise<OpenDatabase> {
  if (config.databaseUrl) return (await import('./postgres.ts')).openPostgres(config.databaseUrl, report)
  const { openPglite } = await import('./pglite.ts')
  return openPglite(folderOf(config))
}

/** @throws FolderInUse where opening the database would, without opening it: what comes before a start need not be done for nothing */
export async function refuseInUse(config: Place): Promise<void> {
  if (!config.databaseUrl) await refuseHeld(folderOf(config))
}

/** Whether opening the database would make an embedded one. */
export const isNew = (config: Place): boolean => !config.databaseUrl && !existsSync(folderOf(config))

const folderOf = ({ dataDir, storeName }: Place) => join(dataDir, `pglite-${storeName}`)
