import { isKeptPage } from './addresses.ts'
import { CACHES, isYoung, KEPT_TIMING, LANGUAGE, MAX_PAGES, MIN_ROOM_BYTES, TITLE } from './caches.ts'
import { noteCart } from './cart/cart-calls.ts'
import { cartsKept } from './cart/memory.ts'
import { hasChanges, replay } from './cart/queue.ts'
import { filesKept, keepFiles } from './files.ts'
import { keepAhead } from './keep-ahead.ts'
import { offlinePage } from './offline-page.ts'
import { currentGeneration, keepFor } from './owner.ts'
import { type PageFacts, readPage } from './read-page.ts'
import { withTimeLimit } from './with-time-limit.ts'

/** A device whose storage takes longer than this to answer is asked for nothing before the page, */
const STORAGE_LIMIT_MS = 1_000
/** and where there is no network, and nothing else to wait for, for nothing after this. */
const OFFLINE_STORAGE_LIMIT_MS = 3_000

/** What waits to be sent keeps a page waiting this long (ms): the page hears of it later. */
const REPLAY_LIMIT_MS = 1_500

/** When a page is asked for: who is there, and how many carts were kept. */
const moment = () => ({ generation: currentGeneration(), carts: cartsKept() })
type Moment = ReturnType<typeof moment>

interface PageView {
  request: Request
  event: ExtendableEvent & { preloadResponse?: Promise<Response | undefined> }
}

/** A page from the network; without one as it was last seen, or a page that says so. */
export async function showPage({ request, event }: PageView): Promise<Response> {
  const asked = moment()
  try {
    const response = await fromNetwork(request, event)
    // Now: a body that has begun to be read cannot be copied.
    event.waitUntil(keepSeen(request.url, response.clone(), asked).catch(() => {}))
    return response
  } catch {
    const { pathname } = new URL(request.url)
    const seen = lastSeen(request, pathname).catch(() => null)
    return (await withTimeLimit(seen, OFFLINE_STORAGE_LIMIT_MS, null)) ?? offlinePage(pathname)
  }
}

/** @returns the page as it was last seen, or the list of those that were. @throws what the storage throws */
async function lastSeen(request: Request, path: string): Promise<Response> {
  const pages = await caches.open(CACHES.pages)
  const page = await pages.match(request, { ignoreVary: true })
  if (page && isYoung(page)) return page
  const newestFirst = [...(await pages.keys())].reverse()
  const kept = newestFirst.map(async ({ url }) => ({ url, page: await pages.match(url) }))
  return offlinePage(
    path,
    (await Promise.all(kept)).filter(({ page }) => page && isYoung(page)),
  )
}

async function keepSeen(address: string, response: Response, asked: Moment): Promise<void> {
  const { pathname, search } = new URL(address)
  const html = (await keepPage(address, response, asked)) ?? ''
  if (response.ok) await keepAhead(pathname + search, html, keepAddress)
  await filesKept()
}

/** Fetches a page to keep it. */
export async function keepAddress(address: string): Promise<string | null> {
  const asked = moment()
  const page = await fetch(address)
  return keepPage(page.url, page, asked)
}

async function fromNetwork(request: Request, { preloadResponse }: PageView['event']): Promise<Response> {
  const changes = await withTimeLimit(hasChanges(), STORAGE_LIMIT_MS, false)
  // The page is to show the cart that the shopper made of it meanwhile.
  const sent =
    changes &&
    (await withTimeLimit(
      replay().then(() => true),
      REPLAY_LIMIT_MS,
      false,
    ))
  return (!sent && (await preloadResponse)) || fetch(request)
}

/**
 * @param asked when the page was asked for
 * @returns its HTML; null where it is none that is kept
 */
async function keepPage(address: string, response: Response, asked: Moment): Promise<string | null> {
  if (!isKeptPage(new URL(address)) || response.status !== 200 || response.redirected) return null
  const html = await response.text()
  const facts = readPage(html)
  if (!facts) return null
  const keptIn = await keepFor(facts.owner, asked.generation, async () => {
    const pages = await caches.open(CACHES.pages)
    // Puts it at the end: the oldest go first.
    await pages.put(address, new Response(html, { headers: keptHeaders(response, facts) }))
    const kept = await pages.keys()
    await Promise.all(kept.slice(0, -MAX_PAGES).map(old => pages.delete(old)))
  })
  if (keptIn !== null && facts.cart) await noteCart(facts.cart, keptIn, asked.carts)
  void keepFiles(await wanted(facts)).catch(() => {})
  return html
}

function keptHeaders(response: Response, { title, language }: PageFacts): Headers {
  const headers = new Headers(response.headers)
  headers.set(TITLE, encodeURIComponent(title))
  headers.set(LANGUAGE, language)
  headers.set('server-timing', KEPT_TIMING)
  // The body is kept as text.
  headers.delete('content-encoding')
  headers.delete('content-length')
  return headers
}

/** Who saves data, or has little room, keeps what the page loaded and nothing ahead. */
async function wanted({ files, parts }: PageFacts): Promise<Record<string, string>> {
  const { connection, storage } = navigator as WorkerNavigator & { connection?: { saveData?: boolean } }
  const { quota = MIN_ROOM_BYTES, usage = 0 } = (await storage?.estimate?.().catch(() => null)) ?? {}
  return connection?.saveData || quota - usage < MIN_ROOM_BYTES ? files : { ...files, ...parts }
}
