import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { API_BASE } from 'shared-contracts/api/endpoint.ts'
import { answers, freePort, run, stop } from '../../scripts/process.ts'
import { startCluster } from '../testing/postgres.ts'
import { type Figures, measure } from './measure.ts'

const RATE = 200
/** Words that few, many and nearly all products of the grown store have. */
const TERMS = ['kestrel', 'amber jade', 'tea', 'longjing', '碧玉', '龙井', '茶', '42']

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const PAGE = 'infiniteLoad=true&numberToLoad=12&startingPosition=0'
const LIST = `${API_BASE}productManagement2/products?${PAGE}`

/**
 * What one store-api process on PostgreSQL serves from a store of BENCH_PRODUCTS products and BENCH_ORDERS orders, beside a bare
 * server on the same rows.
 */
export async function benchApi(): Promise<{ load: number[]; calls: Record<string, Figures> }> {
  const { BENCH_PRODUCTS = '100000', BENCH_ORDERS = '1000000' } = process.env
  const cluster = await startCluster()
  try {
    const env = { DATABASE_URL: cluster.url, LOG_LEVEL: 'warn' }
    console.log(await run(process.execPath, [here('../grow.ts'), BENCH_PRODUCTS, BENCH_ORDERS], { env }))
    return { load: loadavg(), calls: { ...(await bare(cluster.url)), ...(await ours(cluster.url)) } }
  } finally {
    await cluster.stop()
  }
}

async function both(name: string, origin: string, paths: string[]): Promise<Record<string, Figures>> {
  return {
    [`${name}, ${RATE}/s`]: await measure(origin, paths, RATE),
    [`${name}, most`]: await measure(origin, paths, null),
  }
}

async function bare(url: string): Promise<Record<string, Figures>> {
  const child = spawn(process.execPath, [here('bare.ts')], {
    env: { PATH: process.env.PATH, DATABASE_URL: url, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const [line] = await once(child.stdout, 'data')
    const origin = String(line).trim()
    const { products } = (await (await fetch(`${origin}/list`)).json()) as { products: { id: string }[] }
    return {
      ...(await both('bare list', origin, ['/list'])),
      ...(await both(
        'bare product',
        origin,
        products.map(p => `/product/${p.id}`),
      )),
    }
  } finally {
    await stop(child)
  }
}

async function ours(url: string): Promise<Record<string, Figures>> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const server = spawn(process.execPath, [here('../main.ts')], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATABASE_URL: url,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      DRAIN_MS: '0',
      CHECK_ANSWERS: 'off',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  try {
    await answers(`${origin}/readyz`, server)
    const answer = await fetch(origin + LIST)
    const { products } = (await answer.json()) as { products: { id: string }[] }
    const detail = products.map(({ id }) => `${API_BASE}productDetailManagement/productDetail/${id}`)
    const search = TERMS.map(
      term => `${API_BASE}productManagement2/products/search/${encodeURIComponent(term)}?${PAGE}`,
    )
    return {
      ...(await both('list', origin, [LIST])),
      ...(await both('search', origin, search)),
      ...(await both('product', origin, detail)),
    }
  } finally {
    await stop(server)
  }
}
