import { buildEdge } from '../app.ts'
import type { EdgeConfig } from '../config.ts'
import { LIMITS } from '../limits.ts'
import { PULSE, RETIRE } from './messages.ts'

/** Serves until told to stop. @param full called once, when this process holds the code of more releases than it should */
export async function serve(config: EdgeConfig, full: () => void): Promise<void> {
  const app = await buildEdge(config, full)

  async function stop(signal: string): Promise<void> {
    app.log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), LIMITS.stop).unref()
    await app.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal))

  // Connections that are kept alive are asked to go before they are closed: a request on its way would be lost.
  let retiring = false
  app.addHook('onRequest', async (_request, reply) => {
    if (retiring) reply.header('connection', 'close')
  })
  process.on('message', message => {
    if (message === PULSE) process.send?.(PULSE)
    if (message !== RETIRE || retiring) return
    retiring = true
    setTimeout(() => void stop(RETIRE), LIMITS.retire)
  })

  // The code of what is live is there before the first visitor.
  await app.inject('/readyz')
  await app.listen({
    port: config.port,
    host: config.host,
    listenTextResolver: address => `edge listening at ${address}, API at ${config.apiOrigin}`,
  })
}
