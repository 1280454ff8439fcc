import { createHash, randomUUID } from 'node:crypto'
import { globSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import type { OpenDatabase } from '../database/database.ts'
import { openPglite } from '../database/pglite.ts'
import { seed } from '../seed/seed.ts'
import type { StoreDescription } from '../store-description/description.ts'

const STORE_API = join(import.meta.dirname, '..')
const IMAGES = join(STORE_API, '..', '.cache', 'pglite')

/** What a store is written with; a change of any of it makes other images. */
const SOURCES = [
  'drizzle/**/*',
  'database/**/*.ts',
  'store-description/*.ts',
  'catalog/category-tree.ts',
  'seed/*.ts',
  'security/*.ts',
]

/** A store to write down, without pictures, and the moment its offers are dated from. */
export interface Seed {
  store: StoreDescription
  now: Date
}

/**
 * The embedded database in memory, as it is after migration and, where a store is given, seeding. Both are done once and
 * kept in .cache: loading takes a fifth of the time.
 */
export async function openImage(seeded: Seed | null): Promise<OpenDatabase> {
  const path = join(IMAGES, `${await keyOf(seeded)}.tar`)
  const image = await readFile(path).catch(() => null)
  if (image) return openPglite(null, new Blob([image]))
  const made = await openPglite(null)
  if (seeded) await seed(made.db, seeded.store, null, seeded.now)
  await keep(path, await dump(made))
  return made
}

async function dump({ db }: OpenDatabase): Promise<Blob> {
  const client = (db as unknown as { $client: PGlite }).$client
  return client.dumpDataDir('none')
}

/** Written aside and renamed: test files that run side by side may make the same image. */
async function keep(path: string, image: Blob): Promise<void> {
  await mkdir(IMAGES, { recursive: true })
  const aside = `${path}.${randomUUID()}`
  await writeFile(aside, image.stream())
  await rename(aside, path)
}

/** Stands for a store as it is written down by the code there is. */
export async function keyOf(seeded: Seed | null): Promise<string> {
  const hash = createHash('sha256')
  for (const file of globSync(SOURCES, { cwd: STORE_API, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .sort())
    hash.update(file.slice(STORE_API.length)).update(await readFile(file))
  const engine = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'))
  hash.update(await readFile(engine))
  if (seeded) hash.update(JSON.stringify(seeded))
  return hash.digest('hex').slice(0, 16)
}
