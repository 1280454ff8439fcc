import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Tracing } from 'server-kit/tracing/start.ts'
import { FORM_LIMITS } from './calls/read-upload.ts'
import type { Config } from './config.ts'
import { clockBeside, clockWords } from './database/clock.ts'
import type { OpenDatabase } from './database/database.ts'
import { readFacts } from './database/facts.ts'
import { FEATURES } from './features.ts'
import { answerErrors, frameworkErrors } from './http/answer-errors.ts'
import { apiDocs } from './http/api-docs.ts'
import { diskSpace, refuseWhenFull } from './http/disk-space.ts'
import { type Draining, draining } from './http/draining.ts'
import { healthRoutes } from './http/health.ts'
import { logRequests, withoutData } from './http/logging.ts'
import { mediaRoutes } from './http/media.ts'
import { createMetrics, type Metrics } from './http/metrics.ts'
import { openApiRoute } from './http/openapi.ts'
import { readJson } from './http/read-json.ts'
import { securityHeaders } from './http/security-headers.ts'
import { traceRequests } from './http/traces.ts'
import { workLimit } from './http/work-limit.ts'
import { identitySettings } from './identity/settings.ts'
import { createMailer } from './mail/mailer.ts'
import { refuseUnpayable, warnUnsellable } from './payment/payment-config.ts'
import { readSettings } from './payment/settings.ts'
import { vapidKeys } from './push/vapid.ts'
import type { Sandbox } from './sandbox.ts'
import { dataKey } from './security/data-key.ts'
import { signingKey } from './security/signing-key.ts'
import { seed } from './seed/seed.ts'
import { prefixedSince } from './session/former-cookie.ts'
import type { Shop } from './shop.ts'
import type { StoreSource } from './store-description/load-store.ts'

export interface Deps {
  config: Config
  database: OpenDatabase
  /** Written into the database if it is empty; null: the database holds its store. */
  store: StoreSource | null
  /** Providers to try with; without one only those are there that the settings name. */
  sandbox?: Sandbox | undefined
  tracing?: Tracing | null
  now?: () => Date
}

export interface App {
  server: FastifyInstance
  shop: Shop
  draining: Draining
  metrics: Metrics
}

/** A request that does not arrive in time is ended no later than this after its time. */
const OVERDUE_CHECK_MS = 1_000

/** The backend without a port: calls, media, health, metrics, what it is handed as a sandbox. Fills an empty database. */
export async function buildApp({
  config,
  database,
  store,
  sandbox,
  tracing = null,
  now = () => new Date(),
}: Deps): Promise<App> {
  const server = Fastify({
    logger: {
      level: config.logLevel,
      serializers: { err: withoutData },
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: 64 * 1024,
    requestTimeout: config.requestTimeoutMs,
    // Of a server that is told its times only after it was made, Node gives a body the time of a head, a minute.
    http: {
      requestTimeout: config.requestTimeoutMs,
      headersTimeout: config.requestTimeoutMs,
      connectionsCheckingInterval: OVERDUE_CHECK_MS,
    },
    // What comes in late over an open connection is served as well.
    return503OnClosing: false,
    genReqId: request => {
      const given = request.headers['x-request-id']
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
    },
    routerOptions: { maxParamLength: 1000 },
    frameworkErrors,
  })
  if (store && (await seed(database.db, store.description, store.mediaFolder, now())))
    server.log.info({ store: store.description.id }, 'database seeded')
  const metrics = createMetrics()
  const limits = {
    read: workLimit({ running: 64, waiting: 512 }),
    write: workLimit({ running: 32, waiting: 256 }),
    password: workLimit({ running: 4, waiting: 64 }),
    upload: workLimit({ running: 6, waiting: 32 }),
    image: workLimit({ running: 2, waiting: 16 }),
  }
  const clock = clockBeside(database.db)
  const disk = diskSpace(config.dataDir, config.minFreeBytes, database.db)
  const origin = ownOrigin(server)
  const pretended =
    (await sandbox?.settings(database.db, { publicOrigin: config.publicOrigin, origin })) ?? null
  // Before anything is called over. An embedded database has this clock itself.
  if (config.databaseUrl !== null) await clock.compare()
  const clockNote = clockWords(clock)
  if (clockNote) server.log.error(clockNote)
  const shop: Shop = {
    config,
    db: database.db,
    facts: await readFacts(database.db),
    log: server.log,
    now,
    clock,
    passwordWork: limits.password,
    uploadWork: limits.upload,
    imageWork: limits.image,
    disk,
    dataKey: dataKey(config.dataKey, config.dataDir, database.db),
    signingKey: await signingKey(database.db),
    prefixedSince: await prefixedSince(database.db, now(), config.publicOrigin.startsWith('https:')),
    vapid: await vapidKeys(database.db),
    providers: readSettings(config.providers, pretended?.providers ?? null),
    identity: identitySettings(config.identity, pretended?.identity ?? null),
    mail: createMailer(config.mail),
    noticeOrigin: () => config.noticeOrigin ?? origin(),
    count: metrics.count,
  }
  server.decorateRequest('visitor', null)
  answerErrors(server)
  logRequests(server)
  traceRequests(server, tracing)
  refuseWhenFull(server, disk)
  securityHeaders(server, config.publicOrigin)
  await server.register(cookie)
  await server.register(formbody)
  readJson(server)
  await server.register(multipart, { limits: FORM_LIMITS })
  if (store?.mediaFolder) await server.register(mediaRoutes, { folder: store.mediaFolder })
  metrics.attach(server, limits, clock)
  const drain = draining(server)
  healthRoutes(server, { ping: database.ping, disk, clock, draining: drain })
  openApiRoute(server)
  await server.register(apiDocs)
  for (const { plugin } of FEATURES) await server.register(plugin, { shop, limits })
  refuseUnpayable(shop)
  warnUnsellable(shop)
  if (sandbox) await server.register(sandbox.plugin, { shop })
  return { server, shop, draining: drain, metrics }
}

/** Where this server itself can be reached from this machine; calls still under way while it closes need it too. */
function ownOrigin(server: FastifyInstance): () => string {
  let origin: string | null = null
  server.addHook('onListen', async () => {
    const address = server.server.address()
    if (address === null || typeof address === 'string') return
    const host = address.family === 'IPv6' ? '[::1]' : '127.0.0.1'
    origin = `http://${host}:${address.port}`
  })
  return () => {
    if (origin === null) throw new Error('the server does not listen on a port')
    return origin
  }
}
