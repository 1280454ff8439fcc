import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { figure } from 'shared-contracts/testing/repeats.ts'
import { afterAll, beforeAll, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { outliving } from '../testing/postgres.ts'
import { type Cluster, startCluster } from '../testing/private-cluster.ts'
import { type StoreProcess, startProcess } from '../testing/process.ts'
import { type Crowd, gather, LIMIT, SEEDS } from './crowd.ts'
import { pollUntil, readyAgain } from './poll-until.ts'
import { queryOn } from './ready-books.ts'
import { ORIGIN } from './shopper.ts'

/** Time in ms until a process that runs serves again, once its database is back. */
const BACK = 3_000

let cluster: Cluster
let env: Record<string, string>
const processes: StoreProcess[] = []
let crowd: Crowd

beforeAll(async () => {
  cluster = await startCluster()
  env = { DATABASE_URL: cluster.url, PUBLIC_ORIGIN: ORIGIN, ORDER_MINUTES: '600', CHECK_ANSWERS: 'off' }
  for (const _ of [1, 2]) processes.push(await startProcess(env))
  const meet = await gather(
    10,
    processes.map(p => p.origin),
  )
  crowd = await withDatabase(meet)
}, 180_000)

afterAll(async () => {
  await Promise.all(processes.map(p => p.stop()))
  await cluster?.stop()
})

async function withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const pool = outliving(new pg.Pool({ connectionString: cluster.url, max: 2 }))
  try {
    return await work(drizzle({ client: pool, casing: 'snake_case' }) as unknown as Database)
  } finally {
    await pool.end()
  }
}

/** The provider's word reaches orders whose shopper left and whose notice was lost by the regular check, whose hour is set to now. */
const settled = () =>
  withDatabase(async db => {
    const query = queryOn(db)
    await pollUntil('every payment is known', async () => {
      await query(`update payment_attempts set next_check_at = now() where state = 'open'`)
      const [unpaid] = await query(`select id from orders where payment_status <> 'PAID_ONLINE'`)
      return unpaid ? null : true
    })
    await crowd.assertBooks(query)
  })

test.each(SEEDS)(
  'CHK-8 killed in the middle of orders, a process loses, doubles and forgets none; RET-13 what was paid is paid (seed %i)',
  async seed => {
    const strike = async () => {
      const victim = processes[seed % 2] as StoreProcess
      await victim.kill()
      const port = new URL(victim.origin).port
      processes[seed % 2] = await startProcess({ ...env, PORT: port })
    }
    await crowd.shop(seed, { orders: 2, leaving: true, strike })
    await settled()
  },
  LIMIT,
)

test.each(SEEDS)(
  'CHK-8 a database that stops under two processes costs no order and no payment; both serve again soon after it (seed %i)',
  async seed => {
    const times: number[] = []
    const strike = async () => {
      await cluster.halt(seed % 2 ? 'immediate' : 'fast')
      await cluster.resume()
      times.push(...(await Promise.all(processes.map(p => readyAgain(p.origin)))))
    }
    await crowd.shop(1000 + seed, { orders: 2, leaving: true, strike })
    await settled()
    figure(
      `PostgreSQL stopped (seed ${seed}): ready ${Math.round(Math.max(...times))} ms after it (aim ${BACK})`,
    )
  },
  LIMIT,
)
