import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { run } from 'scripts/process.ts'
import type { Compared } from './measure.ts'
import { reads } from './reads.ts'
import { alone, cartsOf, startBare, startOurs } from './servers.ts'
import { makeRoom, writes } from './writes.ts'

const GROW = fileURLToPath(new URL('../grow.ts', import.meta.url))
/** What is asked of it: products, and orders. */
const MEASURED = ['list', 'detail', 'order']

/**
 * The same on the embedded database, in a store of BENCH_EMBEDDED_PRODUCTS products and BENCH_EMBEDDED_ORDERS orders. One process has
 * its folder at a time, so the bare server follows ours.
 */
export async function embedded(): Promise<Record<string, Compared>> {
  const { BENCH_EMBEDDED_PRODUCTS = '5000', BENCH_EMBEDDED_ORDERS = '5000' } = process.env
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'arcade-bench-'))
  const folder = join(DATA_DIR, 'pglite-tea-house')
  try {
    const env = { DATA_DIR, STORE: 'tea-house', LOG_LEVEL: 'warn' }
    const seed = await run(process.execPath, [GROW, BENCH_EMBEDDED_PRODUCTS, BENCH_EMBEDDED_ORDERS], { env })
    console.log(`embedded: ${seed.trim()}`)
    const engine = await PGlite.create(folder)
    const room = await makeRoom(engine)
    await engine.close()
    const ours = await startOurs({ DATA_DIR })
    const carts: string[] = []
    const calls = []
    try {
      const all = [...(await reads(ours.origin)), ...(await writes(ours.origin, room, carts))]
      for (const one of all.filter(({ name }) => MEASURED.includes(name)))
        calls.push({ one, ours: await alone(one, ours, 'ours') })
    } finally {
      await ours.stop()
    }
    const bare = await startBare({ DATABASE_FOLDER: folder })
    try {
      carts.push(...(await cartsOf(bare)))
      const compared: Record<string, Compared> = {}
      for (const { one, ours } of calls)
        compared[`embedded, ${one.name}`] = { ours, bare: await alone(one, bare, 'bare'), paced: null }
      return compared
    } finally {
      await bare.stop()
    }
  } finally {
    await rm(DATA_DIR, { recursive: true, force: true })
  }
}
