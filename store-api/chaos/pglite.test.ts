import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { figure } from 'shared-contracts/testing/repeats.ts'
import { afterAll, beforeAll, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { openPglite } from '../database/pglite.ts'
import { type StoreProcess, startProcess } from '../testing/process.ts'
import { type Crowd, gather, LIMIT, SEEDS } from './crowd.ts'
import { readyAgain } from './poll-until.ts'
import { queryOn } from './ready-books.ts'
import { ORIGIN } from './shopper.ts'

/** Time in ms from the start of a process to its first answer, its database recovered. */
const BACK = 6_000

let folder: string
let process: StoreProcess
let crowd: Crowd

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chaos-'))
  process = await start('0')
  const meet = await gather(6, [process.origin])
  crowd = await betweenRuns(meet)
}, 180_000)

afterAll(async () => {
  await process?.stop()
  await rm(folder, { recursive: true, force: true })
})

const start = (port: string) =>
  startProcess({
    DATA_DIR: folder,
    STORE: 'tea-house',
    PUBLIC_ORIGIN: ORIGIN,
    ORDER_MINUTES: '600',
    CHECK_ANSWERS: 'off',
    PORT: port,
  })
const again = () => start(new URL(process.origin).port)

/** One process at a time has the folder: the server makes room for as long as `work` takes. */
async function betweenRuns<T>(work: (db: Database) => Promise<T>): Promise<T> {
  await process.stop()
  const database = await openPglite(join(folder, 'pglite-tea-house'))
  try {
    return await work(database.db)
  } finally {
    await database.close()
    process = await again()
  }
}

test.each(SEEDS)(
  'CHK-8 killed in the middle of orders, the embedded database has all that was acknowledged, once (seed %i)',
  async seed => {
    let back = Number.NaN
    const strike = async () => {
      await process.kill()
      const began = performance.now()
      process = await again()
      await readyAgain(process.origin)
      back = performance.now() - began
    }
    await crowd.shop(seed, { orders: 2, leaving: false, strike })
    await betweenRuns(db => crowd.assertBooks(queryOn(db)))
    figure(`embedded database killed (seed ${seed}): ready after ${Math.round(back)} ms (aim ${BACK})`)
  },
  LIMIT,
)
