import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { answers, freePort, stop } from 'scripts/process.ts'
import type { Case } from './case.ts'
import { type Figures, measure } from './measure.ts'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const WARM_UP_SECONDS = 2

export interface Running {
  origin: string
  pid: number
  stop(): Promise<void>
}

/** One server with one case, once it is warm. @param database its process, where it has one of its own */
export async function alone(
  one: Case,
  { origin, pid }: Running,
  whose: 'ours' | 'bare',
  database?: number,
): Promise<Figures> {
  const { amount } = one
  const next = one[whose]
  const pids = { server: pid, ...(database !== undefined && { database }) }
  await measure(origin, { next, ...(amount === undefined ? { seconds: WARM_UP_SECONDS } : { amount }) })
  return measure(origin, { next, ...(amount !== undefined && { amount }), pids })
}

/** Ids of the carts that the shop made. */
export async function cartsOf(bare: Running): Promise<string[]> {
  const { rows } = (await (await fetch(`${bare.origin}/carts`)).json()) as { rows: { id: string }[] }
  return rows.map(({ id }) => id)
}

/** Without a line for every request, as the bare server is: where logs go to is not what is measured. */
export async function startOurs(engine: Record<string, string>): Promise<Running> {
  const port = await freePort()
  const dir = await mkdtemp(join(tmpdir(), 'arcade-bench-'))
  const origin = `http://127.0.0.1:${port}`
  const env = { NODE_ENV: 'production', LOG_LEVEL: 'warn', DRAIN_MS: '0', DATA_DIR: dir, ...engine }
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

export async function startBare(engine: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, [here('bare.ts')], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...engine },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(child.stdout, 'data')
  return { origin: String(line).trim(), pid: child.pid ?? Number.NaN, stop: () => stop(child) }
}
