import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { copyDatabase } from '../../store-api/testing/server.ts'

/** Data folder of a shop that `setup.ts` started and stopped once. */
export const TEMPLATE = join(import.meta.dirname, '..', '..', '.cache', 'e2e-template')

interface DataFolder {
  dataDir: string
  /** What tells store-api of a database outside the folder. */
  database: { DATABASE_URL?: string }
  remove(): Promise<void>
}

/**
 * What a shop of its own begins with. Its database is a copy of DEMO_DATABASE, which `setup.ts` made where PostgreSQL is
 * installed: the embedded one takes seconds of a processor to be there. It has the embedded one where `env` names its STORE,
 * and none where another backend serves it.
 */
export async function dataFolder(
  { STORE, API_ORIGIN }: NodeJS.ProcessEnv,
  template = TEMPLATE,
): Promise<DataFolder> {
  const demo = process.env.DEMO_DATABASE
  const copy = demo && !STORE && !API_ORIGIN ? await copyDatabase(demo) : null
  const embedded = !copy && !API_ORIGIN
  const dataDir = await mkdtemp(join(tmpdir(), 'arcade-shop-'))
  await cp(template, dataDir, {
    recursive: true,
    filter: path => embedded || !basename(path).startsWith('pglite-'),
  })
  return {
    dataDir,
    database: copy ? { DATABASE_URL: copy.url } : {},
    async remove() {
      await rm(dataDir, { recursive: true, force: true })
      await copy?.drop()
    },
  }
}
