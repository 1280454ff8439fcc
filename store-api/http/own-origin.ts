import type { FastifyRequest } from 'fastify'

const hostOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).host : null)

/**
 * Whether a request was made by a page of this shop: `proven` by what only a browser sets, `unknown` where nothing
 * says (old browsers, server-side calls), `foreign` when another site made it, or a link in a mail or a message did, which a browser
 * opens for nobody's site: pages never go to a call.
 */
export function originOf(request: FastifyRequest, publicOrigin: string): 'proven' | 'unknown' | 'foreign' {
  const own = new Set([request.headers.host, new URL(publicOrigin).host])
  const site = request.headers['sec-fetch-site']
  if (site === 'none') return request.headers['sec-fetch-dest'] === 'document' ? 'foreign' : 'unknown'
  if (site !== undefined) return site === 'same-origin' ? 'proven' : 'foreign'
  const from = request.headers.origin ?? request.headers.referer
  if (from === undefined) return 'unknown'
  const host = hostOf(from)
  return host !== null && own.has(host) ? 'proven' : 'foreign'
}
