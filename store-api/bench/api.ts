import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { run, stop } from '../../scripts/process.ts'
import { startCluster } from '../testing/postgres.ts'
import { startProcess } from '../testing/process.ts'
import type { Case } from './case.ts'
import { type Figures, measure } from './measure.ts'
import { reads } from './reads.ts'
import { writes } from './writes.ts'

export interface Compared {
  ours: Figures
  bare: Figures
  /** Ours at a steady pace below what it can take, by requests a second. */
  paced: (Figures & { rate: number }) | null
}

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const WARM_UP_SECONDS = 2

/**
 * What one store-api process on PostgreSQL serves from a store of BENCH_PRODUCTS products and BENCH_ORDERS orders, beside a bare
 * server on the same rows. Everything runs on this machine.
 * @returns figures by call; `seed` says what the store was made of and how long that took
 */
export async function benchApi(): Promise<{ load: number[]; seed: string; calls: Record<string, Compared> }> {
  const { BENCH_PRODUCTS = '100000', BENCH_ORDERS = '1000000' } = process.env
  const cluster = await startCluster()
  try {
    const env = { DATABASE_URL: cluster.url, LOG_LEVEL: 'warn' }
    const seed = (
      await run(process.execPath, [here('../grow.ts'), BENCH_PRODUCTS, BENCH_ORDERS], { env })
    ).trim()
    console.log(seed)
    await tidy(cluster.url)
    return { load: loadavg(), seed, calls: await compare(cluster.url) }
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

/** Measures every case, ours and bare in turn, so that a slow spell of the machine falls on both. @param url a grown database */
export async function compare(url: string): Promise<Record<string, Compared>> {
  const bare = await startBare(url)
  const ours = await startProcess({
    DATABASE_URL: url,
    NODE_ENV: 'production',
    DRAIN_MS: '0',
    CHECK_ANSWERS: 'off',
  })
  try {
    const calls: Record<string, Compared> = {}
    for (const one of [...(await reads(ours.origin)), ...(await writes(ours.origin, url))])
      calls[one.name] = await compareCase(one, ours.origin, bare.origin)
    return calls
  } finally {
    await ours.stop()
    await bare.stop()
  }
}

async function compareCase(one: Case, ours: string, bare: string): Promise<Compared> {
  const { rate, amount } = one
  const alone = async (origin: string, next: Case['ours']) => {
    if (amount !== undefined) return measure(origin, { next, amount })
    await measure(origin, { next, seconds: WARM_UP_SECONDS })
    return measure(origin, { next })
  }
  return {
    bare: await alone(bare, one.bare),
    ours: await alone(ours, one.ours),
    paced: rate === undefined ? null : { rate, ...(await measure(ours, { next: one.ours, rate })) },
  }
}

async function startBare(url: string): Promise<{ origin: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [here('bare.ts')], {
    env: { PATH: process.env.PATH, DATABASE_URL: url, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(child.stdout, 'data')
  return { origin: String(line).trim(), stop: () => stop(child) }
}
