// `node edge/bench/page-cost.ts <release store> <origin of a shop's backend> [path]`: what one page costs a processor, as it is drawn
// for each visitor, as it was drawn for anybody, and as a bare server sends the same bytes. By the processor's time of the serving
// process, so that it holds on a busy machine.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { answers, freePort, stop } from 'releases/process'

const EDGE = fileURLToPath(new URL('../process/single-process.ts', import.meta.url))
const BARE = `require('node:http').createServer((q, r) => { r.writeHead(200, JSON.parse(process.env.HEADERS)); r.end(body) }).listen(process.env.PORT, '127.0.0.1'); const body = Buffer.from(process.env.BODY, 'base64')`
/** As a browser asks who comes for the first time. */
const HEADERS = {
  accept: 'text/html',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'en-CA,en;q=0.9',
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36',
}
const WARM = 200
/** Clock ticks in a second in `/proc`: fixed for programs on Linux. */
const TICKS = 100

export interface PageCost {
  /** Processor time of one page, µs. */
  cpuUs: number
  /** Pages a second that one core could send. */
  perCore: number
  bytes: number
  errors: number
}

/** Processor time that a process has used, user and system, s. */
async function used(child: ChildProcess): Promise<number> {
  const fields = (await readFile(`/proc/${child.pid}/stat`, 'utf8')).replace(/^.*\) /s, '').split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}

async function cost(child: ChildProcess, url: string, pages: number): Promise<PageCost> {
  const send = (amount: number) => autocannon({ url, connections: 16, amount, headers: HEADERS })
  await send(Math.min(WARM, pages))
  const before = await used(child)
  const { errors, timeouts, non2xx, throughput } = await send(pages)
  const cpuUs = (((await used(child)) - before) * 1e6) / pages
  const { total } = throughput as { total: number }
  return {
    cpuUs: Math.round(cpuUs),
    perCore: Math.round(1e6 / cpuUs),
    bytes: Math.round(total / pages),
    errors: errors + timeouts + non2xx,
  }
}

/** @param store of the shop's releases @param apiOrigin where its backend answers */
export async function pageCosts(
  store: string,
  apiOrigin: string,
  path: string,
): Promise<Record<'drawn' | 'shared' | 'bare', PageCost>> {
  const folder = await mkdtemp(join(tmpdir(), 'arcade-cost-'))
  const start = async (env: Record<string, string>, ...argv: string[]) => {
    const port = await freePort()
    const child = spawn(process.execPath, argv, {
      env: { ...process.env, PORT: String(port), LOG_LEVEL: 'info', ...env },
      stdio: 'ignore',
    })
    return {
      child,
      url: `http://127.0.0.1:${port}${path}`,
      ready: () => answers(`http://127.0.0.1:${port}/`, child),
    }
  }
  const edge = async (shared: string, pages: number) => {
    const { child, url, ready } = await start(
      {
        HOST: '127.0.0.1',
        DATA_DIR: folder,
        RELEASE_STORE: store,
        API_ORIGIN: apiOrigin,
        SHARED_PAGES: shared,
      },
      EDGE,
    )
    try {
      await ready()
      const figures = await cost(child, url, pages)
      const page = await fetch(url, { headers: HEADERS })
      return {
        figures,
        headers: Object.fromEntries(page.headers),
        body: Buffer.from(await page.arrayBuffer()),
      }
    } finally {
      await stop(child)
    }
  }
  try {
    const drawn = await edge('off', 60)
    const shared = await edge('on', 20_000)
    const { 'content-encoding': _, ...headers } = shared.headers
    // As many bytes as a browser is sent; what they say is nothing to whoever only counts them.
    const body = Buffer.alloc(Math.max(0, shared.figures.bytes - Buffer.byteLength(JSON.stringify(headers))))
    const bare = await start({ HEADERS: JSON.stringify(headers), BODY: body.toString('base64') }, '-e', BARE)
    try {
      await bare.ready()
      return { drawn: drawn.figures, shared: shared.figures, bare: await cost(bare.child, bare.url, 20_000) }
    } finally {
      await stop(bare.child)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) {
  const [, , store = '', apiOrigin = '', path = '/'] = process.argv
  console.table(await pageCosts(store, apiOrigin, path))
}
