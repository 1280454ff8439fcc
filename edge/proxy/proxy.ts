import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { wordlessError } from '../api-error.ts'
import { isClosed, onlyReads } from '../closed-connection.ts'
import type { Edge } from '../edge.ts'
import { changesVisitor } from '../kept/calls.ts'
import { visitorKey } from '../kept/visitor-key.ts'
import { LIMITS } from '../limits.ts'
import { createCookieJar } from '../page/cookie-jar.ts'
import { ownCookie } from '../page/own-cookie.ts'
import { forwardedHeaders } from '../page/web-request.ts'
import { sendAnswer } from './send-answer.ts'
import { waitForBodies } from './whole-bodies.ts'

/** What the store's backend answers itself, so that page and API are one origin. */
const PREFIXES = ['/api', '/media', '/sandbox'] as const

/** Connection-level headers (RFC 9110, 7.6.1), what only we may say of the way a request came, and what was answered here. */
const NOT_PASSED =
  /^(?:expect|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|forwarded|x-forwarded-.*|x-real-ip|traceparent|tracestate)$/

export async function proxy(app: FastifyInstance, edge: Edge): Promise<void> {
  const { apiOrigin, publicOrigin } = edge.config
  const { hostname } = new URL(publicOrigin)
  // Whom the page may give something else from here on is asked anew.
  app.addHook('onResponse', ({ method, url, headers }, { statusCode }, done) => {
    if (statusCode < 500 && changesVisitor(method, url))
      edge.kept.forget(visitorKey(createCookieJar(headers.cookie).header(), headers))
    done()
  })
  await app.register(async calls => {
    waitForBodies(calls)
    // Read here it would be the only body whose type is, and one that cannot be read is the backend's to refuse.
    calls.removeContentTypeParser('text/plain')
    for (const prefix of PREFIXES) {
      await calls.register(httpProxy, {
        upstream: apiOrigin,
        prefix,
        rewritePrefix: prefix,
        http2: false,
        disableRequestLogging: true,
        undici: { connections: 128, headersTimeout: LIMITS.proxyHeaders, bodyTimeout: LIMITS.proxyHeaders },
        internalRewriteLocationHeader: false,
        replyOptions: {
          // By default the plugin repeats a 503 ten times: no help to an API that is busy.
          retryDelay: ({ req, err, attempt }) =>
            attempt === 0 && onlyReads(req.method ?? '') && isClosed(err) ? 1 : null,
          rewriteRequestHeaders: (request, headers) => ({
            ...withoutHopByHop(headers),
            ...forwardedHeaders(request as never, publicOrigin),
            'x-request-id': String(request.id),
            ...edge.traces.of(String(request.id))?.headers(),
          }),
          rewriteHeaders: headers => withOwnCookies(withoutHopByHop(headers), hostname),
          onResponse: (request, reply, { stream }) =>
            sendAnswer(request as FastifyRequest, reply as unknown as FastifyReply, stream),
          onError: (reply, { error }) => {
            const late = 'statusCode' in error && error.statusCode === 504
            const answer = reply as unknown as FastifyReply
            answer.code(late ? 504 : 502).send(wordlessError('unavailable'))
          },
        },
      })
    }
  })
}

function withOwnCookies<H extends Record<string, unknown>>(headers: H, host: string): H {
  const set = headers['set-cookie']
  if (set === undefined) return headers
  return { ...headers, 'set-cookie': [set].flat().map(value => ownCookie(String(value), host)) }
}

function withoutHopByHop<H extends Record<string, unknown>>(headers: H): H {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map(name => name.trim())
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => name !== 'connection' && !NOT_PASSED.test(name) && !named.includes(name),
    ),
  ) as H
}
