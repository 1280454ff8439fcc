import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, isNotNull, or } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { ProviderName } from 'store-api/payment/provider.ts'
import type { Shop } from 'store-api/shop.ts'
import { asOf, move, type Payment } from './book.ts'
import { DIALECTS } from './dialects.ts'
import { hostedPages } from './hosted/page.ts'
import { sendNotice } from './notices.ts'
import type { SandboxProvider } from './sandbox-provider.ts'
import { sandboxPayments as book } from './schema.ts'
import { nativePage } from './wechat-miniprogram/native-page.ts'
import { openWorkspace, type Workspace } from './workspace.ts'

/** ms that the shopper's way back waits for the notice. */
const MAX_NOTICE_WAIT_MS = 3_000
/** ms after which a notice comes that is switched to come after the shopper. */
const LATE_NOTICE_MS = 2_000

/** Puts every provider that the shop is set up for on this server; they know each other only by HTTP. */
export async function paymentSandbox(app: FastifyInstance, shop: Shop): Promise<void> {
  const stop = new AbortController()
  const timers = new Set<NodeJS.Timeout>()
  app.addHook('preClose', async () => {
    stop.abort()
    for (const timer of timers) clearTimeout(timer)
  })
  const later = (ms: number, run: () => Promise<void>) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      run().catch(error => shop.log.error({ err: error }, 'sandbox payment did not settle'))
    }, ms)
    timers.add(timer.unref())
  }

  for (const name of Object.keys(DIALECTS) as ProviderName[]) {
    const merchant = shop.providers[name]
    if (!merchant) continue
    const workspace = openWorkspace({
      provider: name,
      db: shop.db,
      merchant,
      publicOrigin: shop.config.publicOrigin,
      webhook: () => `${shop.noticeOrigin()}/api/istore/notice/${name}`,
      log: shop.log,
      now: shop.now,
      signal: stop.signal,
    })
    const sandboxProvider: SandboxProvider = { workspace, dialect: DIALECTS[name], schedule }
    async function report(payment: Payment): Promise<void> {
      const { notice = 'before' } = payment.switches ?? {}
      const send = () => sendNotice(sandboxProvider.dialect, workspace, payment, stop.signal)
      if (notice === 'never') return
      if (notice === 'after') return later(LATE_NOTICE_MS, send)
      // It usually arrives first, but a merchant that does not answer keeps nobody waiting.
      const sent = notice === 'twice' ? Promise.all([send(), send()]) : send()
      await Promise.race([sent, wait(MAX_NOTICE_WAIT_MS, undefined, { ref: false })])
    }
    async function settle(id: string): Promise<void> {
      const [payment] = await shop.db.select().from(book).where(eq(book.id, id))
      if (!payment) return
      const settled = asOf(payment, shop.now())
      if (settled.state !== payment.state && (await move(shop.db, payment, settled.state)))
        await report(settled)
    }
    async function schedule({ id, settlesAt, paidLateAt }: Payment): Promise<void> {
      for (const at of [settlesAt, paidLateAt]) {
        const pause = at ? at.getTime() - shop.now().getTime() : null
        if (pause === null) continue
        if (pause <= 0) await settle(id)
        else later(pause, () => settle(id))
      }
    }
    apiRoutes(app, sandboxProvider, report)
    hostedPages(app, sandboxProvider)
    app.addHook('onReady', async () => {
      // Choices made before a restart still take effect.
      const waiting = or(
        and(eq(book.state, 'pending'), isNotNull(book.outcome)),
        and(eq(book.state, 'declined'), isNotNull(book.paidLateAt)),
      )
      const found = await shop.db
        .select()
        .from(book)
        .where(and(eq(book.provider, name), waiting))
        .limit(200)
      for (const payment of found) later(0, () => schedule(payment))
    })
    if (name === 'wechat-miniprogram') nativePage(app, workspace)
  }
}

/** The provider's server-to-server calls; signatures cover the bytes, so every body comes as text. */
function apiRoutes(
  app: FastifyInstance,
  { workspace, dialect }: SandboxProvider,
  report: (payment: Payment) => Promise<void>,
): void {
  app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    for (const [line, call] of Object.entries(dialect.calls)) {
      const [method = '', path = ''] = line.split(' ')
      scope.route({
        method,
        url: `/sandbox/pay/${workspace.provider}/api${path}`,
        handler: async (request, reply) => {
          const answer = await call(
            { ...workspace, capture: payment => captured(workspace, payment, report) },
            {
              text: typeof request.body === 'string' ? request.body : '',
              headers: request.headers,
              params: request.params as Record<string, string>,
            },
          )
          return reply
            .code(answer.status ?? 200)
            .headers(answer.headers ?? {})
            .type(answer.type ?? 'text/plain')
            .send(answer.body)
        },
      })
    }
  })
}

/** Taking the money is a change that the merchant hears of like any other. */
async function captured(
  workspace: Workspace,
  payment: Payment,
  report: (payment: Payment) => Promise<void>,
): Promise<boolean> {
  const taken = await workspace.capture(payment)
  if (taken)
    report({ ...payment, captured: true }).catch(error =>
      workspace.log.warn({ err: error }, 'sandbox notice failed'),
    )
  return taken
}
