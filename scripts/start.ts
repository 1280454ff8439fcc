// `npm start`: builds what changed, publishes it, starts store-api and edge, prints `ready <address>`.
// With `-- --as-is` it serves what the release store holds, and builds nothing.
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { build } from './build.ts'
import { answers, freePort, stop } from './process.ts'
import { publishAll } from './publish.ts'

const ROOT = join(import.meta.dirname, '..')
const port = Number(process.env.PORT || 8080)
const address = `http://localhost:${port}`
const children: ChildProcess[] = []

function launch(script: string, env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn('node', [script], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  children.push(child)
  child.on('exit', code => {
    if (!stopping) void shutDown(code ?? 1, `${script} ended with code ${code}`)
  })
  return child
}

let stopping = false
async function shutDown(code: number, reason?: string): Promise<void> {
  if (stopping) return
  stopping = true
  if (reason) console.error(reason)
  await Promise.all(children.toReversed().map(stop))
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void shutDown(0))

try {
  if (!process.argv.includes('--as-is')) {
    const built = await build()
    if (built.length > 0) console.log(`built ${built.join(', ')}`)
    await publishAll(built)
  }
  let api = process.env.API_ORIGIN
  if (!api) {
    const apiPort = await freePort()
    api = `http://127.0.0.1:${apiPort}`
    // A store by name comes from demo-stores/: a demonstration, with providers to try with.
    const store = process.env.STORE || 'tea-house'
    const storeApi = launch('store-api/main.ts', {
      STORE: store,
      SANDBOX: process.env.SANDBOX || (/^[\w-]+$/.test(store) ? 'on' : 'off'),
      PORT: String(apiPort),
      PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN || address,
    })
    await answers(`${api}/readyz`, storeApi)
  }
  const edge = launch('edge/main.ts', { PORT: String(port), API_ORIGIN: api })
  await answers(`http://127.0.0.1:${port}/readyz`, edge)
  console.log(`ready ${address}`)
  // `npm run dev` waits for it.
  process.send?.('ready')
} catch (error) {
  await shutDown(1, error instanceof Error ? error.message : String(error))
}
