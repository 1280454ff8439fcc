// `npm start`: builds what changed, publishes it, starts store-api and edge, prints `ready <address>`.
// With `-- --as-is` it serves what the release store holds, and builds nothing; with `-- --quiet` its address is another's to say.
import { resolve } from 'node:path'
import { readConfig as readEdgeConfig } from 'edge/config.ts'
import { isFolder } from 'releases/store'
import { makeFolder } from 'server-kit/make-folder.ts'
import { readConfig as readStoreConfig } from 'store-api/config.ts'
import { refuseInUse } from 'store-api/database/open.ts'
import { storeFile } from 'store-api/store-description/store-file.ts'
import { readArguments } from './arguments.ts'
import { build } from './build.ts'
import { type KeptProcess, keepRunning } from './keep-running.ts'
import { answers, freePort } from './process.ts'
import { publishAll } from './publish.ts'
import { refuseNothingLive } from './refuse-nothing-live.ts'
import { markStopping, whenStopped } from './stopping.ts'
import { waitForPort } from './wait-for-port.ts'

const { values } = readArguments('npm start [-- --as-is] [-- --quiet]', {
  options: {
    'as-is': { type: 'boolean', says: 'serves what the release store holds, and builds nothing' },
    quiet: { type: 'boolean', says: 'does not say its address' },
  },
})
const DATA = resolve(import.meta.dirname, '..', process.env.DATA_DIR || '.data')
const processes: KeptProcess[] = []

function launch(script: string, env: NodeJS.ProcessEnv): KeptProcess {
  const launched = keepRunning(script, env, (code, words) => void shutDown(code, words))
  processes.push(launched)
  return launched
}

let stopping = false
async function shutDown(code: number, reason?: string): Promise<void> {
  if (stopping) return
  stopping = true
  if (reason) console.error(reason)
  const done = markStopping(DATA)
  await Promise.all(processes.toReversed().map(one => one.stop()))
  done()
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void shutDown(0))
// Whoever started this with a channel is gone, however it ended.
process.once('disconnect', () => void shutDown(0))

try {
  // What is promoted a running shop serves at once: a start that will be refused is refused before that.
  const config = readEdgeConfig()
  const { port } = config
  const address = `http://localhost:${port}`
  // A store by name comes from demo-stores/: a demonstration, with providers to try with.
  const store = process.env.STORE || 'tea-house'
  const storeSettings = {
    STORE: store,
    SANDBOX: process.env.SANDBOX || (/^[\w-]+$/.test(store) ? 'on' : 'off'),
    METRICS_PORT: process.env.API_METRICS_PORT ?? '',
    PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN || address,
  }
  await whenStopped(DATA)
  await waitForPort(port)
  let api = process.env.API_ORIGIN
  if (!api) {
    storeFile(store)
    await refuseInUse(readStoreConfig({ ...process.env, DATA_DIR: DATA, ...storeSettings }))
  }
  if (values['as-is']) await refuseNothingLive(config)
  // Before a build that nobody could use.
  await makeFolder(DATA, 0o700)
  if (!values['as-is']) {
    if (isFolder(config.releases.store)) await makeFolder(config.releases.store)
    const built = await build()
    if (built.length > 0) console.log(`built ${built.join(', ')}`)
    await publishAll({ built })
  }
  if (!api) {
    const apiPort = await freePort()
    api = `http://127.0.0.1:${apiPort}`
    const storeApi = launch('store-api/main.ts', { ...storeSettings, PORT: String(apiPort) })
    await storeApi.listening()
    await answers(`${api}/readyz`, storeApi.child())
  }
  const edge = launch('edge/main.ts', { PORT: String(port), API_ORIGIN: api })
  await edge.listening()
  await answers(`http://127.0.0.1:${port}/readyz`, edge.child())
  for (const one of processes) one.keep()
  if (!values.quiet) console.log(`ready ${address}`)
  // `npm run dev` waits for it.
  process.send?.('ready')
} catch (error) {
  await shutDown(1, error instanceof Error ? error.message : String(error))
}
