import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { makeFolder } from 'server-kit/make-folder.ts'
import { createPrivateFile } from 'server-kit/private-file.ts'
import type { Database } from '../database/database.ts'
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
  await makeFolder(folder, 0o700)
  await createPrivateFile(file, randomBytes(32).toString('hex'))
  const key = (await readFile(file, 'utf8')).trim()
  if (!/^[0-9a-f]{64}$/.test(key)) throw new Error(`${file} holds no key`)
  return key
}
