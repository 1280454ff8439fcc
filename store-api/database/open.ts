import { existsSync } from 'node:fs'
import { readdir, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { isFull, type OpenDatabase } from './database.ts'
import { FolderInUse, refuseHeld } from './folder-lock.ts'
import { wordsOf } from './words-of.ts'

interface Place {
  databaseUrl: string | null
  dataDir: string
  storeName: string
}

/**
 * Opens the store's database: PostgreSQL where an address is given, else the embedded one in the data folder. No other engine's code is read.
 * @throws Error in words, naming the setting or the folder, never the password
 */
export async function openDatabase(config: Place, report: (error: Error) => void): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    const { openPostgres } = await import('./postgres.ts')
    return openPostgres(config.databaseUrl, report).catch(error => {
      throw new Error(`DATABASE_URL: PostgreSQL there cannot be used: ${wordsOf(error)}`, { cause: error })
    })
  }
  const { openPglite } = await import('./pglite.ts')
  const folder = folderOf(config)
  return openPglite(folder).catch(async error => {
    throw isFull(error) || (await isNearlyFull(folder)) ? withoutRoom(folder, error) : error
  })
}

/** Less than it takes to open an embedded database, bytes: what the engine says then tells nobody why. */
const TO_OPEN = 1024 * 1024

const isNearlyFull = (folder: string): Promise<boolean> =>
  statfs(folder).then(
    disk => disk.bavail * disk.bsize < TO_OPEN,
    () => false,
  )

const withoutRoom = (folder: string, cause: unknown) =>
  new Error(
    `There is no room left on the disk of ${folder}: the database cannot be opened, and nothing in it was changed. Make room there.`,
    { cause },
  )

/** @throws FolderInUse where opening the database would, without opening it: what comes before a start need not be done for nothing */
export async function refuseInUse(config: Place): Promise<void> {
  if (!config.databaseUrl) await refuseHeld(folderOf(config))
}

/** Whether opening the database would make an embedded one. */
export const isNew = (config: Place): boolean => !config.databaseUrl && !existsSync(folderOf(config))

/**
 * Opens the database of a store that there is, for a command.
 * @returns null where a server has it: that can be asked to do what is wanted
 * @throws Error as `openDatabase` does, and where it would make an embedded one: who gave the command has named another store than the server's
 */
export async function openForCommand(
  config: Place,
  report: (error: Error) => void,
): Promise<OpenDatabase | null> {
  if (isNew(config)) throw await noStore(config)
  return openDatabase(config, report).catch((problem: unknown) => {
    if (problem instanceof FolderInUse) return null
    throw problem
  })
}

async function noStore({ dataDir, storeName }: Place): Promise<Error> {
  const files = await readdir(dataDir).catch(() => [])
  const others = files.flatMap(file => /^pglite-([\w-]+)$/.exec(file)?.[1] ?? [])
  return new Error(
    `There is no store "${storeName}" in ${dataDir}${others.map(name => `, but "${name}"`).join('')}. STORE, DATA_DIR and DATABASE_URL name it as they do for the server.`,
  )
}

const folderOf = ({ dataDir, storeName }: Place) => join(dataDir, `pglite-${storeName}`)
