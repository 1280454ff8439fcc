import { openPostgres } from '../database/postgres.ts'
import { seed } from '../seed/seed.ts'
import { keyOf, type Seed } from './image.ts'
import { type Copy, copyDatabase, on, onServer, someName } from './server.ts'

/** Any constant will do: it only has to be the same in every test file of a run. */
const TEMPLATE_LOCK = 7_215_434

/**
 * A database of its own on a PostgreSQL server: a copy of a template that is migrated and, where a store is given, seeded
 * once, whoever asks first. @param server address of any database there
 */
export async function copyOf(server: string, seeded: Seed | null, mediaFolder: string | null): Promise<Copy> {
  const template = `template_${await keyOf(seeded)}${mediaFolder ? '_media' : ''}`
  await onServer(server, async ask => {
    await ask('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const [made] = await ask('select 1 from pg_database where datname = $1', [template])
    if (!made) {
      const name = someName()
      await ask(`create database ${name}`)
      await write(on(server, name), seeded, mediaFolder)
      // Named once it is whole: what ended in between leaves no template.
      await ask(`alter database ${name} rename to ${template}`)
    }
    await ask('select pg_advisory_unlock($1)', [TEMPLATE_LOCK])
  })
  return copyDatabase(on(server, template))
}

async function write(url: string, seeded: Seed | null, mediaFolder: string | null): Promise<void> {
  const database = await openPostgres(url, () => {})
  try {
    if (seeded) await seed(database.db, seeded.store, mediaFolder, seeded.now)
  } finally {
    await database.close()
  }
}
