import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { typeOf } from 'edge/files/types.ts'
import {
  ALIVE_PATH,
  COMPOSITION_PATH,
  FAILURES_PATH,
  FAULTS_PATH,
  RELEASES_PATH,
  SERIAL_PATH,
  VITALS_PATH,
} from 'shared-contracts/release/well-known.ts'
import type { RemoteFailure } from 'shared-contracts/remote/host.ts'
import { forward } from './forward.ts'
import { type LocalRelease, ownedBy } from './local-release.ts'
import { inWords, type News, type Problem } from './news.ts'
import { rewriteComposition, rewritePage, rewriteReleases } from './rewrite-page.ts'
import { showProblems } from './show-problems.ts'
import { takeNews } from './take-news.ts'
import { targetOf } from './target.ts'

export interface Against {
  /** Origin of the deployed shop. */
  origin: string
  /** The newest build of each folder that is from here. */
  locals(): readonly LocalRelease[]
  /** Builds so far. */
  builds(): number
  /** What a page is told that asks only now. */
  newest(): readonly News[]
  /** Whether the shop draws its pages from what is saved here. */
  drawn(): boolean
  /** Finds places of the sources for places of a build. */
  locate(stack: string): Promise<string[]>
}

export interface DevServer {
  server: Server
  /** Tells open pages. */
  tell(news: News): void
}

const UPDATES = '/.dev/updates'
const PLACES = '/.dev/places'
const scriptOf = (made: string) => `(${takeNews})('${UPDATES}?made=${made}');(${showProblems})('${PLACES}')`

/** Names what the routes of a page are made of. */
const madeOf = (locals: readonly LocalRelease[]) =>
  createHash('sha256').update(locals.map(ownedBy).join('\n')).digest('hex').slice(0, 12)

/**
 * The deployed shop as it is, except for the folders given: those come from the local builds. Nothing of the deployment is
 * changed, nothing in it need allow this, and only this machine is answered.
 */
export function serveAgainst(against: Against): DevServer {
  const { origin, locals, builds, newest, drawn, locate } = against
  const pages = new Set<ServerResponse>()
  const kept = new Map<string, LocalRelease>()
  const keep = () => {
    for (const local of locals()) kept.set(local.page.base, local)
  }
  const tellOne = (page: ServerResponse, news: News) => page.write(`data: ${JSON.stringify(news)}\n\n`)

  const tell = (news: News) => {
    for (const page of pages) tellOne(page, news)
  }

  const server = createServer((incoming, outgoing) => {
    const target = targetOf(incoming, origin)
    if (!target) return void outgoing.writeHead(400, { 'content-type': 'text/plain' }).end('not from here\n')
    const { pathname } = target
    keep()
    if (pathname === UPDATES) {
      outgoing.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      pages.add(outgoing)
      outgoing.on('close', () => pages.delete(outgoing))
      // They were others by the time it listens.
      if (target.searchParams.get('made') !== madeOf(locals())) tellOne(outgoing, { kind: 'reload' })
      for (const news of newest()) tellOne(outgoing, news)
      return
    }
    const told = pathname === PLACES || OF_THE_PAGE.includes(pathname)
    if (told && isForeign(incoming)) return void outgoing.writeHead(403).end()
    if (pathname === PLACES)
      return void answerPlaces(incoming, outgoing, locate).catch(() => outgoing.writeHead(400).end())
    // What goes wrong with a release under work is no business of the deployed shop.
    if (OF_THE_PAGE.includes(pathname)) {
      outgoing.writeHead(204).end()
      if (pathname.endsWith('/failures'))
        void failureIn(incoming).then(problem => problem && tell({ kind: 'threw', problem }))
      return
    }
    // It would go on giving files of an address that are other ones with each save.
    if (pathname === '/sw.js') return sendText(outgoing, 'text/javascript', NO_WORKER)
    const [release] = [...kept.values()].filter(({ page }) => pathname.startsWith(page.base))
    if (release) return sendFile(outgoing, release, pathname)
    forward(origin, target, incoming, outgoing, ABOUT_RELEASES, (type, status, body, nonce) => {
      const mine = locals().map(({ page }) => page)
      if (type.startsWith('text/html'))
        return rewritePage({ status, html: body, nonce }, pathname, mine, {
          script: scriptOf(madeOf(locals())),
          drawn: drawn(),
        })
      if (!type.includes('json')) return { status, html: body }
      const known = JSON.parse(body)
      const rewritten =
        pathname === SERIAL_PATH
          ? { serial: known.serial + builds() }
          : pathname === RELEASES_PATH
            ? rewriteReleases(known, mine)
            : rewriteComposition(known, mine, builds())
      return { status, html: JSON.stringify(rewritten) }
    })
  })
  return { server, tell }
}

/** Another site's page tells nothing here. */
const isForeign = ({ headers: { origin, host } }: IncomingMessage) =>
  origin !== undefined && origin !== `http://${host}`

/** @returns what a page reports of a part that is from here or not; null when it is no report */
async function failureIn(incoming: IncomingMessage): Promise<Problem | null> {
  try {
    const { remote, phase, message } = JSON.parse(await text(incoming)) as RemoteFailure
    // A crash in render is told with its components by React.
    return phase === 'render' ? null : { of: remote, kind: 'page', message: `${phase}: ${message}` }
  } catch {
    return null
  }
}

/** Says of which folder an error in a page is, and where in its sources. */
async function answerPlaces(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  locate: Against['locate'],
): Promise<void> {
  const { message, stack, componentStack } = JSON.parse(await text(incoming)) as Record<string, string>
  const [, of = 'the page'] = /\/r\/([^/]+)\//.exec(`${stack}\n${componentStack}`) ?? []
  const at = [...(await locate(stack ?? '')), ...(await locate(componentStack ?? ''))]
  const problem: Problem = { of, kind: 'page', message: message ?? '', at }
  console.error(inWords(problem))
  sendText(outgoing, 'application/json', JSON.stringify(problem))
}

function sendFile(outgoing: ServerResponse, { page, file }: LocalRelease, pathname: string): void {
  const path = pathname.slice(page.base.length)
  const bytes = file(path)
  if (!bytes) return void outgoing.writeHead(404).end()
  outgoing.writeHead(200, { 'content-type': typeOf(path), 'cache-control': 'no-store' }).end(bytes)
}

function sendText(outgoing: ServerResponse, type: string, body: string): void {
  outgoing.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
}

/** A service worker that takes the place of the shop's own, and removes itself. */
const NO_WORKER = `addEventListener('install', () => skipWaiting())
addEventListener('activate', event => event.waitUntil(registration.unregister()))
`

/** Where pages tell how they do. */
const OF_THE_PAGE: readonly string[] = [FAILURES_PATH, FAULTS_PATH, VITALS_PATH, ALIVE_PATH]

/** Paths whose JSON says what is live. */
const ABOUT_RELEASES: readonly string[] = [SERIAL_PATH, COMPOSITION_PATH, RELEASES_PATH]
