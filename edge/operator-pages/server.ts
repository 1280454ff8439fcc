import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { inWords, rollback } from 'releases/command'
import { ReleaseError } from 'releases/document'
import { html } from 'shared-contracts/markup/html.ts'
import { canSign } from '../canary/write-stop.ts'
import type { EdgeConfig } from '../config.ts'
import { LIMITS } from '../limits.ts'
import { teamRoutes } from '../team-endpoint/routes.ts'
import { actRoutes } from './act-routes.ts'
import { failuresSection } from './failures-section.ts'
import { readHistory } from './history.ts'
import { layout } from './layout.ts'
import { rollbackPage } from './rollback-page.ts'
import { rollbackRadius } from './rollback-radius.ts'
import { createSessions, type Session, sameSecret } from './sessions.ts'
import { signInPage } from './sign-in-page.ts'
import type { OperatorSource } from './source.ts'
import { statusPage } from './status-page.ts'
import { readToken } from './token.ts'
import { workspaceOf } from './workspace.ts'

const COOKIE = 'arcade_operator'
const HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cache-Control': 'no-store',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

type Form = Partial<Record<string, string>>

interface Options {
  /** A request, headers and body, has arrived by then, ms. */
  requestLimit?: number
  /** Proxies in front, whose word of who asks, and how, is believed. */
  trustProxy?: EdgeConfig['trustProxy']
}

/** The operators' pages, on a port of their own: what is live, what happened, and a way back. @throws when the token is unusable */
export async function buildOperatorPages(
  source: OperatorSource,
  tokenFile: string,
  { requestLimit = LIMITS.operatorRequest, trustProxy = false }: Options = {},
): Promise<FastifyInstance> {
  const { live, store, settings, seen } = source
  const sessions = createSessions(await readToken(tokenFile))
  const css = await readFile(join(import.meta.dirname, 'operator.css'), 'utf8')
  const app = fastify({
    logger: false,
    trustProxy,
    bodyLimit: LIMITS.operatorFormBytes,
    forceCloseConnections: true,
    requestTimeout: requestLimit,
    http: {
      headersTimeout: requestLimit,
      connectionsCheckingInterval: Math.min(LIMITS.lateConnections, requestLimit),
    },
  })
  await app.register(cookie)
  await app.register(rateLimit, { global: false })
  // Forms alone: their fields are texts, whoever sends them.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(HEADERS)
  })
  app.addHook('preHandler', async (request, reply) => {
    if (request.method === 'POST' && !ownForm(request)) return reply.code(403).send('not sent from here')
  })
  const page = (reply: FastifyReply, text: string) => reply.type('text/html; charset=utf-8').send(text)
  const say = (reply: FastifyReply, session: Session, status: number, title: string, lines: string[]) => {
    const shown = html`<section>${lines.map(line => html`<p>${line}</p>`)}<a class="button" href="/">Back</a></section>`
    return page(reply.code(status), layout(title, session, shown))
  }

  app.get('/operator.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(css))
  app.get('/sign-in', (_request, reply) => page(reply, layout('Sign in', null, signInPage(tokenFile, null))))
  const limit = { rateLimit: { max: LIMITS.signInsPerMinute, timeWindow: '1 minute' } }
  app.post<{ Body: Form }>('/sign-in', { config: limit }, (request, reply) => {
    const { token = '', name = '' } = request.body ?? {}
    const opened = name.trim() ? sessions.open(token.trim(), name.trim().slice(0, 60)) : null
    if (!opened) {
      const shown = signInPage(tokenFile, 'That is not the token, or the name is missing.')
      return page(reply.code(401), layout('Sign in', null, shown))
    }
    return reply
      .setCookie(COOKIE, opened, {
        path: '/',
        httpOnly: true,
        sameSite: 'strict',
        secure: request.protocol === 'https',
      })
      .redirect('/', 303)
  })

  const signedIn =
    (
      answer: (
        request: FastifyRequest<{ Params: { name: string }; Body: Form }>,
        reply: FastifyReply,
        session: Session,
      ) => unknown,
    ) =>
    async (request: FastifyRequest<{ Params: { name: string }; Body: Form }>, reply: FastifyReply) => {
      const session = sessions.read(request.cookies[COOKIE])
      if (!session) return reply.redirect('/sign-in', 303)
      if (request.method === 'POST' && !sameSecret(request.body?.csrf ?? '', session.csrf))
        return say(reply, session, 403, 'Not done', ['The form is too old. Open it again.'])
      try {
        return await answer(request, reply, session)
      } catch (error) {
        const { message, reasons } = inWords(error)
        const [status, title] =
          error instanceof ReleaseError && error.outcome !== 'failed'
            ? ([409, 'Not done'] as const)
            : ([500, 'Not possible now'] as const)
        return say(reply, session, status, title, [message, ...reasons])
      }
    }

  app.post(
    '/sign-out',
    signedIn((request, reply) => {
      sessions.end(request.cookies[COOKIE])
      return reply.clearCookie(COOKIE, { path: '/' }).redirect('/sign-in', 303)
    }),
  )
  app.get(
    '/',
    signedIn(async (_request, reply, session) => {
      const document = await live.current()
      if (!document) return say(reply, session, 503, 'Nothing is live', ['There is no release document yet.'])
      const history = await readHistory(store, LIMITS.historyShown)
      const observed = await seen(document)
      const failures = await failuresSection(store, document, observed.failures)
      const shown = statusPage(document, history, observed, failures)
      return page(reply, layout('What is live', session, shown))
    }),
  )
  app.get(
    '/rollback/:name',
    signedIn(async ({ params: { name } }, reply, session) => {
      const document = await live.current()
      const radius = document && rollbackRadius(document, name, await seen(document))
      if (!radius)
        return say(reply, session, 404, 'Nothing to roll back', [`${name} has no earlier release.`])
      const unable = (await canSign(settings)) ? null : 'This edge has no signing key.'
      const shown = rollbackPage({ name, serial: document.serial, radius, session, unable })
      return page(reply, layout(`Roll ${name} back?`, session, shown))
    }),
  )
  app.post(
    '/rollback/:name',
    signedIn(async ({ params: { name }, body }, reply, session) => {
      const document = await live.current()
      const { reason = '', to = '', serial } = body
      if (!reason.trim()) return say(reply, session, 400, 'Not done', ['A reason is needed.'])
      if (serial !== String(document?.serial))
        return say(reply, session, 409, 'Not done', ['Someone changed what is live meanwhile. Look again.'])
      if (!(await canSign(settings)))
        return say(reply, session, 409, 'Not done', ['This edge has no signing key.'])
      await rollback.run(workspaceOf(source, session), [name], { to, reason })
      return reply.redirect('/', 303)
    }),
  )
  await app.register(async own => teamRoutes(own, source))
  actRoutes(app, { source, signedIn: signedIn as never, say, page })
  return app
}

/** Whether a form was sent from these pages. Old browsers send Origin alone. */
function ownForm({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  return headers.origin === undefined || URL.parse(headers.origin)?.host === headers.host
}
