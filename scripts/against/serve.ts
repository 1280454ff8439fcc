import {
  createServer,
  type IncomingMessage,
  request as plain,
  type Server,
  type ServerResponse,
} from 'node:http'
import { request as secure } from 'node:https'
import { typeOf } from 'edge/files/types.ts'
import type { LocalRelease } from './local-release.ts'
import { rewriteComposition, rewritePage } from './rewrite-page.ts'
import { targetOf } from './target.ts'

export interface Against {
  /** Origin of the deployed shop. */
  origin: string
  /** The newest build of each remote that is from here. */
  locals(): readonly LocalRelease[]
  /** Builds so far. */
  builds(): number
  script: string
}

export interface DevServer {
  server: Server
  /** Tells open pages that there is a new build. */
  tell(built: LocalRelease): void
}

/**
 * The deployed shop as it is, except for the remotes given: those come from the local builds. Nothing of the deployment is
 * changed, nothing in it need allow this, and only this machine is answered.
 */
export function serveAgainst({ origin, locals, builds, script }: Against): DevServer {
  const pages = new Set<ServerResponse>()
  const kept = new Map<string, LocalRelease>()
  const keep = () => {
    for (const local of locals()) kept.set(local.page.base, local)
  }
  const tellOne = (page: ServerResponse, { page: { base } }: Pick<LocalRelease, 'page'>) =>
    page.write(`data: ${base}\n\n`)

  const server = createServer((incoming, outgoing) => {
    const target = targetOf(incoming, origin)
    if (!target) return void outgoing.writeHead(400, { 'content-type': 'text/plain' }).end('not from here\n')
    const { pathname } = target
    keep()
    if (pathname === '/.dev/updates') {
      outgoing.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      pages.add(outgoing)
      outgoing.on('close', () => pages.delete(outgoing))
      // What it has already; the page waits for what comes after.
      for (const local of locals().slice(0, 1)) tellOne(outgoing, local)
      return
    }
    // What goes wrong with a release under work is no business of the deployed shop.
    if (OF_THE_PAGE.test(pathname)) return void outgoing.writeHead(204).end()
    const [release] = [...kept.values()].filter(({ page }) => pathname.startsWith(page.base))
    if (release) return sendFile(outgoing, release, pathname)
    forward(origin, target, incoming, outgoing, (type, status, text, nonce) => {
      const mine = locals().map(({ page }) => page)
      if (type.startsWith('text/html'))
        return rewritePage({ status, html: text, nonce }, pathname, mine, script)
      const known = JSON.parse(text)
      const html =
        pathname === '/.well-known/serial'
          ? JSON.stringify({ serial: known.serial + builds() })
          : JSON.stringify(rewriteComposition(known, mine, builds()))
      return { status, html }
    })
  })
  return {
    server,
    tell(built) {
      for (const page of pages) tellOne(page, built)
    },
  }
}

function sendFile(outgoing: ServerResponse, { page, files }: LocalRelease, pathname: string): void {
  const path = pathname.slice(page.base.length)
  const bytes = files.get(path)
  if (!bytes) return void outgoing.writeHead(404).end()
  outgoing.writeHead(200, { 'content-type': typeOf(path), 'cache-control': 'no-store' }).end(bytes)
}

type Rewrite = (
  type: string,
  status: number,
  text: string,
  nonce: string | null,
) => { status: number; html: string }

/** Where pages tell how they do. */
const OF_THE_PAGE = /^\/\.well-known\/(?:failures|faults|vitals|alive)$/

/** Paths whose JSON says what is live. */
const ABOUT_RELEASES = /^\/\.well-known\/(?:serial|composition\.json)$/

/** Passes a request on as if the page stood at the deployed origin, and its answer back as if that were here. */
function forward(
  origin: string,
  target: URL,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  rewrite: Rewrite,
): void {
  const here = `http://${incoming.headers.host}`
  const headers = { ...incoming.headers, host: target.host, 'accept-encoding': 'identity' }
  for (const name of ['origin', 'referer'] as const) {
    const value = headers[name]
    if (value?.startsWith(here)) headers[name] = origin + value.slice(here.length)
  }
  delete headers['if-none-match']
  const { method = 'GET' } = incoming
  const onward = (target.protocol === 'https:' ? secure : plain)(target, { method, headers }, answer => {
    const status = answer.statusCode ?? 502
    const back = { ...answer.headers }
    back['set-cookie'] = back['set-cookie']?.map(c => c.replace(/;\s*(?:secure|domain=[^;]*)/gi, ''))
    if (!back['set-cookie']) delete back['set-cookie']
    if (back.location?.startsWith(origin)) back.location = here + back.location.slice(origin.length)
    delete back['strict-transport-security']
    const type = String(back['content-type'] ?? '')
    const page = type.startsWith('text/html') || (status === 200 && ABOUT_RELEASES.test(target.pathname))
    if (!page || method === 'HEAD') {
      outgoing.writeHead(status, back)
      answer.pipe(outgoing)
      return
    }
    const parts: Buffer[] = []
    answer.on('data', part => parts.push(part))
    answer.on('end', () => {
      const nonce = /'nonce-([^']+)'/.exec(String(back['content-security-policy'] ?? ''))?.[1] ?? null
      const rewritten = rewrite(type, status, Buffer.concat(parts).toString(), nonce)
      delete back['content-length']
      delete back['transfer-encoding']
      delete back.etag
      outgoing.writeHead(rewritten.status, back).end(rewritten.html)
    })
  })
  onward.on('error', error => {
    if (outgoing.headersSent) outgoing.destroy()
    else
      outgoing
        .writeHead(502, { 'content-type': 'text/plain' })
        .end(`${origin} cannot be reached: ${error.message}`)
  })
  outgoing.on('close', () => onward.destroy())
  incoming.pipe(onward)
}
