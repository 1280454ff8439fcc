import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { run } from 'scripts/process.ts'
import { startCluster } from '../testing/private-cluster.ts'
import { embedded } from './embedded.ts'
import { type Compared, measure } from './measure.ts'
import { type HotStatement, LOGS_PLANS, plansOf } from './plans.ts'
import { reads } from './reads.ts'
import { alone, cartsOf, startBare, startOurs } from './servers.ts'
import { makeRoom, type Room, writes } from './writes.ts'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

export interface ApiFigures {
  /** Of the machine, when it was measured. */
  load: number[]
  /** What the store was made of, and how long that took. */
  seed: string
  calls: Record<string, Compared>
  plans: HotStatement[]
}

/**
 * What one store-api process on PostgreSQL serves from a store of BENCH_PRODUCTS products and BENCH_ORDERS orders, beside a bare
 * server on the same rows; then the same on the embedded database. Everything runs on this machine.
 */
export async function benchApi(): Promise<ApiFigures> {
  const { BENCH_PRODUCTS = '100000', BENCH_ORDERS = '1000000' } = process.env
  let log = ''
  const cluster = await startCluster({
    settings: LOGS_PLANS,
    onLog: text => {
      log += text
    },
  })
  try {
    const env = { DATABASE_URL: cluster.url, LOG_LEVEL: 'warn', STORE: 'tea-house' }
    const seed = (
      await run(process.execPath, [here('../grow.ts'), BENCH_PRODUCTS, BENCH_ORDERS], { env })
    ).trim()
    console.log(seed)
    await tidy(cluster.url)
    const { calls, plans } = await compare(cluster.url, () => log)
    return { load: loadavg(), seed, calls: { ...calls, ...(await embedded()) }, plans }
  } finally {
    await cluster.stop()
  }
}

/** What the database does by itself in its own time, and would do in the middle of measuring. */
async function tidy(url: string): Promise<void> {
  const database = new pg.Client(url)
  await database.connect()
  await database.query('vacuum analyze')
  await database.end()
}

/**
 * Measures every case, ours and bare in turn, so that a slow spell of the machine falls on both; then how the database did ours.
 * @param url a grown database
 * @param log what its server has said so far
 */
async function compare(url: string, log: () => string): Promise<Pick<ApiFigures, 'calls' | 'plans'>> {
  const room = await roomIn(url)
  const bare = await startBare({ DATABASE_URL: url })
  const ours = await startOurs({ DATABASE_URL: url })
  try {
    const calls: Record<string, Compared> = {}
    const carts: string[] = []
    const casesOf = async () => [...(await reads(ours.origin)), ...(await writes(ours.origin, room, carts))]
    const cases = await casesOf()
    carts.push(...(await cartsOf(bare)))
    const database = await databasePid(url)
    for (const one of cases) {
      const { rate } = one
      calls[one.name] = {
        bare: await alone(one, bare, 'bare', database),
        ours: await alone(one, ours, 'ours', database),
        paced:
          rate === undefined ? null : { rate, ...(await measure(ours.origin, { next: one.ours, rate })) },
      }
    }
    return { calls, plans: await plansOf(url, ours.origin, await casesOf(), log) }
  } finally {
    await ours.stop()
    await bare.stop()
  }
}

/** The server's own process, which began those of all connections. */
async function databasePid(url: string): Promise<number> {
  const database = new pg.Client(url)
  await database.connect()
  const { rows } = await database.query<{ pid: number }>(
    `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid`,
  )
  await database.end()
  return rows[0]?.pid ?? Number.NaN
}

async function roomIn(url: string): Promise<Room> {
  const database = new pg.Client(url)
  await database.connect()
  try {
    return await makeRoom(database)
  } finally {
    await database.end()
  }
}
