// `node edge/bench/rollbacks.ts [runs]`: from the start of a rollback command to a page of the release before, on both kinds of
// store, with the edge and each command in a process of its own.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { operatorProcess } from 'releases/fixtures/operator.ts'
import { builtRelease } from 'releases/fixtures/release.ts'
import { STORE_KINDS, STORES } from 'releases/fixtures/stores.ts'
import { answers, freePort, stop } from 'releases/process'
import { SAYS } from '../fixtures/shop.ts'

const EDGE = fileURLToPath(new URL('../main.ts', import.meta.url))

/** Figures in ms. */
export interface RollbackTimes {
  runs: number
  p50: number
  p99: number
  max: number
  /** Pages that did not come, or not whole. */
  failedLoads: number
}

export async function rollbackTimes(
  kind: (typeof STORE_KINDS)[number],
  runs: number,
): Promise<RollbackTimes> {
  const at = await STORES[kind]()
  const port = await freePort()
  const run = async (...argv: string[]) => {
    const { code, out } = await operatorProcess(at.env, ...argv).ended
    if (code !== 0) throw new Error(out)
  }
  const edge = spawn(process.execPath, [EDGE], {
    env: {
      ...process.env,
      ...at.env,
      PORT: String(port),
      DATA_DIR: join(at.folder, 'data'),
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  })
  try {
    for (const id of ['h1', 'h2']) {
      await run(
        'publish',
        await builtRelease(at.folder, 'host-shell', id, { 'node/entry.mjs': SAYS('page of') }),
      )
      await run('promote', 'host-shell', id)
    }
    await answers(`http://127.0.0.1:${port}/readyz`, edge)
    let failedLoads = 0
    const load = async () => {
      const response = await fetch(`http://127.0.0.1:${port}/`).catch(() => null)
      const body = response?.ok ? await response.text() : ''
      if (!body.includes('page of')) failedLoads++
      return body
    }
    const until = async (id: string) => {
      while (!(await load()).endsWith(id));
    }
    const times: number[] = []
    for (let index = 0; index < runs; index++) {
      await until('h2')
      const began = performance.now()
      await run('rollback', 'host-shell', '--reason', 'bench')
      await until('h1')
      times.push(performance.now() - began)
      await run('promote', 'host-shell', 'h2')
    }
    times.sort((a, b) => a - b)
    const share = (part: number) => Math.round(times[Math.ceil(times.length * part) - 1] ?? Number.NaN)
    return { runs, p50: share(0.5), p99: share(0.99), max: share(1), failedLoads }
  } finally {
    await stop(edge)
    await at.close()
  }
}

if (import.meta.main) {
  const runs = Number(process.argv[2] ?? 100)
  const table: Record<string, RollbackTimes> = {}
  for (const kind of STORE_KINDS) table[kind] = await rollbackTimes(kind, runs)
  console.table(table)
}
