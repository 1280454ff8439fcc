import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Database } from '../../database/database.ts'
import { sandboxOttPayments as book } from '../../database/schema/sandbox.ts'
import { apiRoutes } from './api.ts'
import { asOf, findPayment, type Payment } from './book.ts'
import { sendNotice } from './notices.ts'
import { pageRoutes } from './page.ts'

/** ms that the shopper's way back waits for the notice. */
const NOTICE_FIRST = 3_000

/** What the pretended provider knows: its merchant, its own book, and nothing of the shop. */
export interface OttSandbox {
  db: Database
  merchantId: string
  secret: string
  publicOrigin: string
  log: FastifyBaseLogger
  now(): Date
  /** Settles a payment when its time has come and tells the merchant. */
  schedule(payment: Payment): Promise<void>
}

/** Puts the one-time H5 provider of the sandbox on the server. */
export function ottSandbox(app: FastifyInstance, given: Omit<OttSandbox, 'schedule'>): void {
  const stop = new AbortController()
  const timers = new Set<NodeJS.Timeout>()
  const sandbox: OttSandbox = { ...given, schedule }

  async function settle(id: string): Promise<void> {
    const payment = await findPayment(given.db, { id })
    if (payment?.state !== 'PROCESSING') return
    const settled = asOf(payment, given.now())
    if (settled.state === 'PROCESSING') return
    await given.db.update(book).set({ state: settled.state }).where(eq(book.id, id))
    const told = sendNotice(settled, given, given.log, stop.signal)
    // The notice usually arrives first, but a merchant that does not answer keeps nobody waiting.
    await Promise.race([told, wait(NOTICE_FIRST, undefined, { ref: false })])
  }

  async function schedule({ id, settlesAt }: Payment): Promise<void> {
    const pause = (settlesAt?.getTime() ?? 0) - given.now().getTime()
    if (pause <= 0) return settle(id)
    const timer = setTimeout(() => {
      timers.delete(timer)
      settle(id).catch(error => given.log.error({ err: error }, 'sandbox payment did not settle'))
    }, pause)
    timers.add(timer.unref())
  }

  app.addHook('onReady', async () => {
    // Choices made before a restart still take effect.
    const chosen = and(eq(book.state, 'PROCESSING'), isNotNull(book.outcome))
    for (const payment of await given.db.select().from(book).where(chosen).limit(200))
      schedule(payment).catch(error => given.log.error({ err: error }, 'sandbox payment did not settle'))
  })
  app.addHook('preClose', async () => {
    stop.abort()
    for (const timer of timers) clearTimeout(timer)
  })
  apiRoutes(app, sandbox)
  pageRoutes(app, sandbox)
}
