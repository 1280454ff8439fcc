import { type IncomingMessage, request as plain, type ServerResponse } from 'node:http'
import { request as secure } from 'node:https'

type Rewrite = (
  type: string,
  status: number,
  text: string,
  nonce: string | null,
) => { status: number; html: string }

/** A shop that starts anew is back soon: the page that was asked for meanwhile then comes by itself. */
const ASK_AGAIN_S = '1'

/** Browsers keep what is for https alone, and names that say so, from no page by http: here such a cookie has another name. */
const cookieHere = (value: string): string =>
  value.replace(/^__(Host|Secure)-/i, 'here-$1-').replace(/;\s*(?:secure|domain=[^;]*)/gi, '')
const HERE = /(^|;\s*)here-(Host|Secure)-/gi

/** Passes a request on as if the page stood at the deployed origin, and its answer back as if that were here. */
export function forward(
  origin: string,
  target: URL,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  /** Paths whose JSON is rewritten, besides every page. */
  about: readonly string[],
  rewrite: Rewrite,
): void {
  const here = `http://${incoming.headers.host}`
  const headers = { ...incoming.headers, host: target.host, 'accept-encoding': 'identity' }
  for (const name of ['origin', 'referer'] as const) {
    const value = headers[name]
    if (value?.startsWith(here)) headers[name] = origin + value.slice(here.length)
  }
  if (headers.cookie) headers.cookie = headers.cookie.replace(HERE, '$1__$2-')
  delete headers['if-none-match']
  const { method = 'GET' } = incoming
  const isPage = method === 'GET' && headers['sec-fetch-dest'] === 'document'
  const fail = (error: unknown) => {
    if (outgoing.headersSent) outgoing.destroy()
    else
      outgoing
        .writeHead(502, { 'content-type': 'text/plain', ...(isPage && { refresh: ASK_AGAIN_S }) })
        .end(`${origin} cannot be reached: ${error instanceof Error ? error.message : error}`)
  }
  const onward = (target.protocol === 'https:' ? secure : plain)(target, { method, headers }, answer => {
    const status = answer.statusCode ?? 502
    const back = { ...answer.headers }
    back['set-cookie'] = back['set-cookie']?.map(cookieHere)
    if (!back['set-cookie']) delete back['set-cookie']
    if (back.location?.startsWith(origin)) back.location = here + back.location.slice(origin.length)
    delete back['strict-transport-security']
    // It wants the hash of every script, which a file has that is another one with each save.
    delete back['integrity-policy']
    const type = String(back['content-type'] ?? '')
    const page = type.startsWith('text/html') || (status === 200 && about.includes(target.pathname))
    if (!page || method === 'HEAD') {
      outgoing.writeHead(status, back)
      answer.pipe(outgoing)
      return
    }
    const parts: Buffer[] = []
    answer.on('data', part => parts.push(part))
    answer.on('end', () => {
      const nonce = /'nonce-([^']+)'/.exec(String(back['content-security-policy'] ?? ''))?.[1] ?? null
      try {
        const rewritten = rewrite(type, status, Buffer.concat(parts).toString(), nonce)
        delete back['content-length']
        delete back['transfer-encoding']
        delete back.etag
        outgoing.writeHead(rewritten.status, back).end(rewritten.html)
      } catch (error) {
        fail(error)
      }
    })
  })
  onward.on('error', fail)
  outgoing.on('close', () => onward.destroy())
  incoming.pipe(onward)
}
