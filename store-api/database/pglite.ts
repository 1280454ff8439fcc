import { chmod, mkdir } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Database, OpenDatabase } from './database.ts'
import { lockFolder } from './folder-lock.ts'
import { MIGRATIONS } from './migrations.ts'

/**
 * Opens the embedded database in `folder`, or in memory for null, and brings it up to date.
 * @param image a data folder dumped before, to begin with in memory
 * @throws Error saying what to do when another process has the folder open
 */
export async function openPglite(folder: string | null, image?: Blob): Promise<OpenDatabase> {
  if (folder) await makeOwnFolder(folder)
  const unlock = folder ? await lockFolder(folder) : async () => {}
  try {
    const client = await PGlite.create(folder ?? 'memory://', { ...(image && { loadDataDir: image }) })
    const db = drizzle({ client, casing: 'snake_case' })
    await migrate(db, MIGRATIONS)
    return {
      db: db as unknown as Database,
      kind: 'PGlite',
      ping: async () => void (await db.execute(sql`select 1`)),
      close: async () => {
        await client.close()
        await unlock()
      },
    }
  } catch (error) {
    await unlock()
    throw error
  }
}

/** For whoever runs this process alone, also where the folder was there before with more rights. */
async function makeOwnFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
}
