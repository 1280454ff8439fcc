import { setTimeout as wait } from 'node:timers/promises'
import { startTracing } from 'server-kit/tracing/start.ts'
import { type Config, readConfig } from './config.ts'
import { isNew, openDatabase } from './database/open.ts'
import './database/resolve-once.ts'
import { wordsOf } from './database/words-of.ts'
import { storeFile } from './store-description/store-file.ts'

/** For requests in flight when asked to stop. */
const GRACE_MS = 10_000
/** For answers on their way when the embedded database gave up. */
const BROKEN_MS = 500

/** The code of the server, and what an empty database is filled with. */
async function readParts(config: Config) {
  const [
    { buildApp },
    { startHousekeeping },
    { answerCommands },
    { doByHand },
    { loadSandbox },
    { loadStore },
  ] = await Promise.all([
    import('./app.ts'),
    import('./housekeeping.ts'),
    import('./store-document/requests.ts'),
    import('./by-hand.ts'),
    import('./sandbox.ts'),
    import('./store-description/load-store.ts'),
  ])
  const store = config.store === null ? null : await loadStore(config.store)
  const tracing = await startTracing('store-api', process.env)
  const sandbox = await loadSandbox(config)
  return { buildApp, startHousekeeping, answerCommands, doByHand, store, tracing, sandbox }
}

/** Of an address that cannot be listened at: which settings name it. */
const named = (settings: string) => (error: Error) => {
  throw new Error(`${settings}: ${error.message}`, { cause: error })
}

async function start(): Promise<void> {
  const config = readConfig(process.env)
  if (config.store !== null) storeFile(config.store)
  // Making an embedded database takes many seconds, and a store that cannot be read would be told only then.
  const first = isNew(config) ? readParts(config) : null
  await first
  let report = (error: Error) => console.error(error.message)
  const opening = openDatabase(config, error => report(error))
  // While the embedded database opens, which for one that was killed takes seconds. PostgreSQL answers at once, and would be
  // taken for gone while code is read on a busy machine: nothing else runs meanwhile.
  const reading =
    config.databaseUrl === null ? (first ?? readParts(config)) : opening.then(() => readParts(config))
  // A failure is told below, once the database is open and can be closed.
  reading.catch(() => {})
  const database = await opening
  try {
    const { buildApp, startHousekeeping, answerCommands, doByHand, store, sandbox, tracing } = await reading
    const { server, shop, draining, metrics } = await buildApp({ config, database, store, sandbox, tracing })
    report = error => server.log.warn({ err: error }, 'database connection lost')
    const stopCommands = database.kind === 'PGlite' ? await answerCommands(shop, doByHand) : async () => {}
    const stopHousekeeping = startHousekeeping(shop)
    const scraped =
      config.metrics && (await metrics.listen(config.metrics).catch(named('METRICS_HOST, METRICS_PORT')))
    await server.listen({ port: config.port, host: config.host }).catch(named('HOST, PORT'))
    if (process.connected) process.send?.('listening')
    server.log.info({ store: shop.facts.id, database: database.kind }, 'store-api ready')
    let stopping = false
    const stop = async (signal: string) => {
      if (stopping) return
      stopping = true
      server.log.info({ signal }, 'stopping')
      draining.begin()
      await wait(config.drainMs)
      setTimeout(() => process.exit(1), GRACE_MS).unref()
      await stopHousekeeping()
      await stopCommands()
      await server.close()
      scraped?.close()
      await database.close()
    }
    // What was asked meanwhile is still answered: there is no room, or no database.
    void database.broken.then(async error => {
      server.log.fatal({ err: error }, 'the embedded database stopped for good')
      await wait(BROKEN_MS)
      process.exit(1)
    })
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        stop(signal).catch(error => {
          console.error(error)
          process.exit(1)
        })
      })
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

try {
  await start()
} catch (error) {
  console.error(wordsOf(error))
  process.exit(1)
}
