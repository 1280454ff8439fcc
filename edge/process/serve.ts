import { join } from 'node:path'
import { listenForMetrics } from 'server-kit/metrics-port.ts'
import { startTracing } from 'server-kit/tracing/start.ts'
import { buildEdge } from '../app.ts'
import { sweepCopies } from '../code/sweep-copies.ts'
import type { EdgeConfig } from '../config.ts'
import { LIMITS } from '../limits.ts'
import { seenBy } from '../operator-pages/source.ts'
import { forbidExit } from './forbid-exit.ts'
import { type FromServing, FULL, PULSE, RETIRE, SERVE, STANDING, STOPPING, says } from './messages.ts'
import { reportUncaught } from './uncaught.ts'

/**
 * Serves until told to stop.
 * @param tell says something to the supervisor; null where there is none, and this process writes stops itself
 */
export async function serve(
  config: EdgeConfig,
  tell: ((message: FromServing) => void) | null,
): Promise<void> {
  const { app, edge } = await buildEdge(config, {
    tracing: await startTracing('edge', process.env),
    full: () => tell?.(FULL),
    ...(tell && {
      stop: async stop => tell({ stop }),
      entered: entered => tell({ entered }),
      left: left => tell({ left }),
    }),
  })
  forbidExit(join(config.cache, 'code'))

  const uncaught = (error: unknown) =>
    reportUncaught(edge, app.log, error).then(
      blame => blame && tell?.({ blame }),
      err => app.log.error({ err }, 'not attributed'),
    )
  process.on('unhandledRejection', error => void uncaught(error))
  process.on('uncaughtException', error => {
    void uncaught(error)
    // What was on the stack may have been left half done: another process takes over.
    tell?.(FULL)
  })

  let metrics: Awaited<ReturnType<typeof listenForMetrics>> | null = null
  let stopping = false
  async function stop(signal: string): Promise<void> {
    if (stopping) return
    stopping = true
    app.log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), LIMITS.stop).unref()
    metrics?.close()
    await app.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      tell?.(STOPPING)
      void stop(signal)
    })
  }

  // Connections that are kept alive are asked to go before they are closed: a request on its way would be lost.
  let retiring = false
  const turn = Promise.withResolvers<void>()
  const blames: Promise<unknown>[] = []
  app.addHook('onRequest', (_request, reply, done) => {
    if (retiring) reply.header('connection', 'close')
    done()
  })
  process.on('message', message => {
    if (message === PULSE) tell?.(PULSE)
    // What failed in processes before this one.
    if (says(message, 'blame')) blames.push(edge.blames.add(message.blame))
    if (message === SERVE) turn.resolve()
    if (says(message, 'askSeen'))
      tell?.({ answers: message.askSeen, seen: seenBy(edge, edge.live.last() ?? { remotes: {} }) })
    if (message !== RETIRE || retiring) return
    retiring = true
    setTimeout(() => void stop(RETIRE), LIMITS.retire)
  })

  // The code of what is live is there before the first visitor.
  await edge.recall()
  await app.inject('/readyz')
  if (tell) {
    tell(STANDING)
    await turn.promise
    await edge.recall()
    // What is live may have changed since, and what failed elsewhere is not run here.
    await Promise.allSettled(blames)
    await app.inject('/readyz')
  }
  metrics = config.metrics && (await listenForMetrics(edge.metrics, config.metrics))
  await app.listen({
    port: config.port,
    host: config.host,
    listenTextResolver: address => `edge listening at ${address}, API at ${config.apiOrigin}`,
  })
  const document = edge.live.accepted()
  if (document)
    void sweepCopies(config.cache, document).catch(err =>
      app.log.warn({ err }, 'copies of releases that are gone are not removed'),
    )
}
