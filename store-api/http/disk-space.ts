import { statfs } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { type Database, isFull as saysFull } from '../database/database.ts'
import { settings } from '../database/schema/store.ts'
import { Refusal } from './refusal.ts'

export interface DiskSpace {
  /** Whether the data folder's disk has no room left for writing. */
  isFull(): Promise<boolean>
  /** The same, the database's own disk included, which only a write can tell. */
  cannotWrite(): Promise<boolean>
  /** Hears of everything that failed. */
  note(error: unknown): void
}

/** How long (ms) an answer of the disk stands: in that time far less is written than what must stay free. */
const STANDS_MS = 100

/** More than one page of the database and one of its log's: what fits into a page that is there already proves no room. */
const PROBE_BYTES = 128 * 1024

/** @param minFreeBytes what must stay free: an embedded database that cannot extend its log stops for good */
export function diskSpace(folder: string, minFreeBytes: number, db: Database): DiskSpace {
  let failed = false
  let asked = Number.NEGATIVE_INFINITY
  let known = Promise.resolve(false)
  const ask = () => {
    asked = performance.now()
    known = statfs(folder).then(
      disk => disk.bavail * disk.bsize < minFreeBytes,
      () => false,
    )
    return known
  }
  return {
    isFull: () => (performance.now() - asked < STANDS_MS ? known : ask()),
    async cannotWrite() {
      if (await ask()) return true
      if (failed) failed = !(await canExtend(db))
      return failed
    },
    note(error) {
      failed ||= saysFull(error)
    },
  }
}

async function canExtend(db: Database): Promise<boolean> {
  const value = sql`(select to_jsonb(string_agg(md5(random()::text), '')) from generate_series(1, ${PROBE_BYTES / 32}::int))`
  try {
    await db
      .insert(settings)
      .values({ key: 'disk-probe', value })
      .onConflictDoUpdate({ target: settings.key, set: { value } })
    await db.delete(settings).where(sql`${settings.key} = 'disk-probe'`)
    return true
  } catch {
    return false
  }
}

/** Refuses what would be written while there is no room: nothing is begun that could not be ended. */
export function refuseWhenFull(app: FastifyInstance, disk: DiskSpace): void {
  app.addHook('onRequest', async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD' && (await disk.isFull())) throw storageFull()
  })
  app.addHook('onError', async (_request, _reply, error) => disk.note(error))
}

/** Seconds after which a shopper may try again: somebody has to make room. */
const RETRY_S = 60

export const storageFull = (): Refusal =>
  new Refusal('unavailable', { message: 'unavailable.full', retryAfter: RETRY_S })
