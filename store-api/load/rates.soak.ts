import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { figure } from 'shared-contracts/testing/repeats.ts'
import { expect, test } from 'vitest'
import { type Load, measure, SPARE } from '../bench/measure.ts'
import { reads } from '../bench/reads.ts'
import { type Running, startOurs } from '../bench/servers.ts'
import { makeRoom, orders, type Room } from '../bench/writes.ts'
import { demoDatabase } from '../testing/postgres.ts'

const LIST_P99_MS = 50
const ORDER_P99_MS = 150
/** Of the pace that is asked for, so much has to be kept: the last answers come after the end. */
const KEPT = 0.97
/** At its pace, s. */
const LISTS_SECONDS = 5
const ORDERS_SECONDS = 2
/** Orders that warm it. */
const WARM_UP = 100
/** Getting so many shoppers ready takes longer than what they are needed for. */
const TIMEOUT_MS = 400_000

/** Demo stores have few of each. */
const FILL = 'update stock set available = 1000000 where available > 0'

interface Started {
  server: Running
  room: Room
  end(): Promise<void>
}

const openPostgres = async (): Promise<Started> => {
  const demo = await demoDatabase()
  const database = new pg.Client(demo.url)
  await database.connect()
  await database.query(FILL)
  const room = await makeRoom(database)
  await database.end()
  return { server: await startOurs({ DATABASE_URL: demo.url }), room, end: () => demo.drop() }
}

const openEmbedded = async (): Promise<Started> => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'arcade-rates-'))
  // The first start makes the store; its folder is one process's at a time.
  await (await startOurs({ DATA_DIR })).stop()
  const database = await PGlite.create(join(DATA_DIR, 'pglite-tea-house'))
  await database.query(FILL)
  const room = await makeRoom(database)
  await database.close()
  const end = () => rm(DATA_DIR, { recursive: true, force: true })
  return { server: await startOurs({ DATA_DIR }), room, end }
}

test.each([
  { name: 'PostgreSQL', open: openPostgres, lists: 1_000, ordered: 300 },
  { name: 'the embedded database', open: openEmbedded, lists: 400, ordered: 100 },
])(
  'NFR-R $name: $lists lists and $ordered orders a second, each soon',
  async ({ name, open, lists, ordered }) => {
    const { server, room, end } = await open()
    const paced = async (what: string, load: Load, rate: number, p99Ms: number) => {
      const figures = await measure(server.origin, { ...load, rate })
      const took = `p50 ${Math.round(figures.p50Ms)} ms, p99 ${Math.round(figures.p99Ms)} ms (aim ${p99Ms})`
      figure(
        `${name}: ${figures.perSecond} ${what} a second (aim ${rate}), ${took}, ${figures.errors} failed`,
      )
      expect(figures.errors).toBe(0)
      expect(figures.p99Ms).toBeLessThanOrEqual(p99Ms)
      return figures.perSecond
    }
    try {
      const list = (await reads(server.origin)).find(one => one.name === 'list')
      if (!list) throw new Error('lists are not measured any more')
      const read = { next: list.ours, seconds: LISTS_SECONDS }
      await measure(server.origin, read)
      const listed = await paced('lists', read, lists, LIST_P99_MS)
      expect(listed).toBeGreaterThanOrEqual(KEPT * lists)
      const amount = ORDERS_SECONDS * ordered
      const next = await orders(server.origin, room, WARM_UP + amount + 2 * SPARE)
      await measure(server.origin, { next, amount: WARM_UP })
      const placed = await paced('orders', { next, amount }, ordered, ORDER_P99_MS)
      expect(placed).toBeGreaterThanOrEqual(KEPT * ordered)
    } finally {
      await server.stop()
      await end()
    }
  },
  TIMEOUT_MS,
)
