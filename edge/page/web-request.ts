import type { FastifyRequest } from 'fastify'

const OWN = /^(?:host|connection|forwarded|x-forwarded-.*|transfer-encoding|content-length)$/

/**
 * The visitor's request as the host sees it. Its origin is ours whatever the request says of itself, and its path
 * begins with one slash, so that no reader takes `//name` for another server.
 */
export function webRequest(request: FastifyRequest, publicOrigin: string, signal: AbortSignal): Request {
  const url = new URL(publicOrigin + request.raw.url?.replace(/^[^/\\]*[/\\]*/, '/'))
  url.pathname = url.pathname.replace(/^\/{2,}/, '/')
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !OWN.test(name))
      headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return new Request(url, { headers, signal })
}

/** What the API is told of the way the visitor came. */
export const forwardedHeaders = (request: FastifyRequest, publicOrigin: string): Record<string, string> => ({
  'x-forwarded-for': request.ip,
  'x-forwarded-host': new URL(publicOrigin).host,
  'x-forwarded-proto': new URL(publicOrigin).protocol.slice(0, -1),
})
