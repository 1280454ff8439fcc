import accepts from '@fastify/accepts'
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import { apiError, wordlessError } from './api-error.ts'
import type { EdgeConfig } from './config.ts'
import { pageDictionary } from './dictionary/routes.ts'
import { createEdge, type Edge, type EdgeHooks } from './edge.ts'
import { releaseFiles } from './files/release-files.ts'
import { rootFiles } from './files/root-files.ts'
import { stockManifest } from './files/stock-manifest.ts'
import { wellKnown } from './files/well-known.ts'
import { serviceWorker } from './files/worker.ts'
import { LIMITS } from './limits.ts'
import { failureBeacons } from './observability/failures.ts'
import { health } from './observability/health.ts'
import { logAnswer } from './observability/log.ts'
import { logStream } from './observability/log-stream.ts'
import { traceRequests } from './observability/traces.ts'
import { servePage } from './page/page.ts'
import { everywhere, NO_PAGE } from './page/security.ts'
import { isSentForm, leadToPage } from './page/sent-form.ts'
import { proxy } from './proxy/proxy.ts'
import { refuseUnread } from './refuse-unread.ts'
import { hasTwoHosts } from './two-hosts.ts'

const CODES: Partial<Record<number, string>> = { 404: 'not-found', 413: 'too-large', 429: 'too-many' }

/** The HTML server apart from listening, and what it is made of. @throws when the configuration makes no sense */
export async function buildEdge(
  config: EdgeConfig,
  hooks?: EdgeHooks,
): Promise<{ app: FastifyInstance; edge: Edge }> {
  const headers = everywhere(config.publicOrigin)
  const app = fastify({
    logger: { level: config.logLevel, base: { service: 'edge' }, stream: logStream() },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    genReqId: () => crypto.randomUUID(),
    // A connection that is kept alive gets its answer while the process stops, and closes then.
    return503OnClosing: false,
    requestTimeout: config.requestLimit,
    connectionTimeout: config.unreadLimit,
    // Node looks for late connections only so often.
    http: {
      headersTimeout: config.requestLimit,
      connectionsCheckingInterval: Math.min(LIMITS.lateConnections, config.requestLimit),
    },
    clientErrorHandler: refuseUnread,
    routerOptions: { maxParamLength: 500 },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    frameworkErrors: (error, _request, reply) => {
      const answer = reply as FastifyReply
      answer.code(error.statusCode ?? 400).headers({ ...headers, ...NO_PAGE })
      return answer.send(apiError('invalid', 'the address cannot be read'))
    },
  })
  const traces = traceRequests(app, hooks?.tracing ?? null)
  const edge = createEdge(config, { log: app.log, traces }, hooks)
  // Told by `done`: a promise for each of thousands of pages a second costs what it need not.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    // Nothing here is made from it, but what stands in front may have read the other one.
    if (hasTwoHosts(request.raw)) {
      reply.code(400).header('connection', 'close').send(apiError('invalid', 'it names more than one host'))
      return
    }
    done()
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    const own = () => !request.routeOptions.config.url?.match(/^\/(?:api|media|sandbox)(?:\/|$)/)
    if (!reply.hasHeader('content-security-policy') && own()) reply.headers(NO_PAGE)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    logAnswer(request, reply)
    done()
  })
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500
    if (status >= 500) request.log.error({ err: error }, 'failed')
    const code = status >= 500 ? 'internal' : (CODES[status] ?? 'invalid')
    if (request.url.startsWith('/api/')) return reply.code(status).send(wordlessError(code))
    return reply.code(status).send(apiError(code, status >= 500 ? 'something went wrong' : error.message))
  })

  await app.register(accepts)
  await app.register(cookie)
  health(app, edge)
  releaseFiles(app, edge)
  stockManifest(app, edge)
  rootFiles(app, edge)
  serviceWorker(app, edge)
  wellKnown(app, edge)
  pageDictionary(app, edge)
  await failureBeacons(app, edge)
  let evaluating: NodeJS.Timeout | undefined
  // What only stands by has no visitors to judge by.
  app.addHook('onListen', async () => {
    evaluating = setInterval(
      () => void edge.evaluateCanaries().catch(err => app.log.error({ err }, 'canaries not evaluated')),
      LIMITS.evaluateEvery,
    )
    evaluating.unref()
  })
  app.addHook('onClose', async () => clearInterval(evaluating))
  await proxy(app, edge)
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: servePage(edge) })
  app.setNotFoundHandler((request, reply) =>
    isSentForm(request)
      ? leadToPage(request, reply)
      : reply
          .code(405)
          .header('allow', 'GET, HEAD')
          .send(apiError('method-not-allowed', 'only GET and HEAD')),
  )
  return { app, edge }
}
