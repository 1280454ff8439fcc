import { chmod } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { makeFolder } from 'server-kit/make-folder.ts'
import { type Database, isPanic, type OpenDatabase } from './database.ts'
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
    const broken = stopAtPanic(client)
    const db = drizzle({ client, casing: 'snake_case' })
    await migrate(db, MIGRATIONS)
    return {
      db: db as unknown as Database,
      kind: 'PGlite',
      ping: async () => void (await db.execute(sql`select 1`)),
      broken: broken.whenBroken,
      close: async () => {
        if (!broken.yet()) await client.close()
        await unlock()
      },
    }
  } catch (error) {
    await unlock()
    throw error
  }
}

/**
 * After a PANIC (its log could not be extended, as on a full disk) the engine runs on without an end when it is called once
 * more, and the process with it: from then on every call fails with what it said.
 */
function stopAtPanic(client: PGlite): { whenBroken: Promise<Error>; yet(): boolean } {
  let panic: Error | null = null
  const { promise: whenBroken, resolve } = Promise.withResolvers<Error>()
  for (const name of ['execProtocol', 'execProtocolStream'] as const) {
    const run = client[name].bind(client) as (...args: unknown[]) => Promise<never>
    client[name] = async (...args: unknown[]) => {
      if (panic) throw panic
      try {
        return await run(...args)
      } catch (error) {
        if (isPanic(error)) panic = error as Error
        if (panic) resolve(panic)
        throw error
      }
    }
  }
  return { whenBroken, yet: () => panic !== null }
}

/** For whoever runs this process alone, also where the folder was there before with more rights. */
async function makeOwnFolder(folder: string): Promise<void> {
  await makeFolder(folder, 0o700)
  await chmod(folder, 0o700)
}
