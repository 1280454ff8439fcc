import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { makeFolder } from '../database/make-folder.ts'
import { settings } from '../database/schema/store.ts'

/** Gives the key that personal documents are encrypted with; made at its first use where none is given. */
export type DataKey = () => Promise<Buffer>

/**
 * @param given the configured key, 64 hexadecimal digits; null keeps one beside the data, never within the database
 * @throws Error (when used) if the database was written with another key
 */
export function dataKey(given: string | null, folder: string, db: Database): DataKey {
  let key: Promise<Buffer> | null = null
  return () => {
    key ??= find(given, folder, db).catch(error => {
      key = null
      throw error
    })
    return key
  }
}

async function find(given: string | null, folder: string, db: Database): Promise<Buffer> {
  const key = Buffer.from(given ?? (await keyFile(folder)), 'hex')
  const print = createHash('sha256').update('arcade data key').update(key).digest('hex').slice(0, 16)
  await db.insert(settings).values({ key: 'data-key', value: print }).onConflictDoNothing()
  const [row] = await db.select().from(settings).where(eq(settings.key, 'data-key'))
  if (row?.value !== print) {
    throw new Error('DATA_KEY (or data.key in DATA_DIR) is not the key this database was written with')
  }
  return key
}

/** Every process of this machine gets the same one: only the first can make the file. */
async function keyFile(folder: string): Promise<string> {
  const file = join(folder, 'data.key')
  await makeFolder(folder)
  // Whole before it has its name: a disk that fills up meanwhile must not leave half a key behind.
  const aside = `${file}.${randomUUID()}`
  try {
    await writeFile(aside, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 })
    await link(aside, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(aside, { force: true })
  }
  const key = (await readFile(file, 'utf8')).trim()
  if (!/^[0-9a-f]{64}$/.test(key)) throw new Error(`${file} holds no key`)
  return key
}
