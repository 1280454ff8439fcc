import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { answers, freePort, run, stop } from 'scripts/process.ts'
import { startCluster } from '../testing/postgres.ts'
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
    const env = { DATABASE_URL: cluster.url, LOG_LEVEL: 'warn', STORE: 'tea-house' }
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
  const ours = await startOurs(url)
  try {
    const calls: Record<string, Compared> = {}
    for (const one of [...(await reads(ours.origin)), ...(await writes(ours.origin, url))])
      calls[one.name] = await compareCase(one, ours, bare, await databasePid(url))
    return calls
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

async function compareCase(one: Case, ours: Running, bare: Running, database: number): Promise<Compared> {
  const { rate, amount } = one
  const alone = async ({ origin, pid }: Running, next: Case['ours']) => {
    const pids = { server: pid, database }
    await measure(origin, { next, ...(amount === undefined ? { seconds: WARM_UP_SECONDS } : { amount }) })
    return measure(origin, { next, ...(amount !== undefined && { amount }), pids })
  }
  return {
    bare: await alone(bare, one.bare),
    ours: await alone(ours, one.ours),
    paced: rate === undefined ? null : { rate, ...(await measure(ours.origin, { next: one.ours, rate })) },
  }
}

interface Running {
  origin: string
  pid: number
  stop(): Promise<void>
}

/** Without a line for every request, as the bare server is: where logs go to is not what is measured. */
async function startOurs(url: string): Promise<Running> {
  const port = await freePort()
  const dir = await mkdtemp(join(tmpdir(), 'arcade-bench-'))
  const origin = `http://127.0.0.1:${port}`
  const env = { DATABASE_URL: url, NODE_ENV: 'production', LOG_LEVEL: 'warn', DRAIN_MS: '0', DATA_DIR: dir }
  const child = spawn(process.execPath, [here('../main.ts')], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      CHECK_ANSWERS: 'off',
      STORE: 'tea-house',
      SANDBOX: 'on',
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const end = async () => {
    await stop(child)
    await rm(dir, { recursive: true, force: true })
  }
  await answers(`${origin}/readyz`, child)
  return { origin, pid: child.pid ?? Number.NaN, stop: end }
}

async function startBare(url: string): Promise<Running> {
  const child = spawn(process.execPath, [here('bare.ts')], {
    env: { PATH: process.env.PATH, DATABASE_URL: url, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(child.stdout, 'data')
  return { origin: String(line).trim(), pid: child.pid ?? Number.NaN, stop: () => stop(child) }
}
