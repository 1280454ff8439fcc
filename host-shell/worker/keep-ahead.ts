import { isKeptPage } from './addresses.ts'
import { CACHES } from './caches.ts'

/** The newest orders of a list: what is shown at the counter is among them. */
const MAX_ORDERS = 3
/** A kept page this old (ms) is asked for anew when its list is seen. */
const FRESH_MS = 10 * 60_000

const CONFIRMATION = /^\/confirmation\/([^/?]+)/
const ORDER = /^\/user\/orders\?id=[^&]+$/
const ORDER_LINKS = /href="(\/user\/orders\?id=[^"&]+)"/g
/** Needed without a network, and mostly opened from within the shop, where no document is loaded. */
const COUNTER = ['/user/orders', '/checkout/cart']

/**
 * Pages that whoever opens this one may need at the counter, where there is no network (PWA-4).
 * @param html of the list of orders where it is known
 */
export function neededAhead(path: string, html: string): string[] {
  const order = CONFIRMATION.exec(path)?.[1]
  if (order) return [`/user/orders?id=${order}`, '/user/orders']
  if (path !== '/user/orders') return []
  return [...new Set([...html.matchAll(ORDER_LINKS)].map(found => found[1] ?? ''))].slice(0, MAX_ORDERS)
}

/** Keeps a page by its address. @returns its HTML; null where it is none to be kept */
type Keep = (address: string) => Promise<string | null>

/** What is needed with a document that was loaded. */
export async function keepAhead(path: string, html: string, keep: Keep): Promise<void> {
  // After an order its page has changed whatever its age.
  const anew = CONFIRMATION.test(path)
  for (const address of neededAhead(path, html)) if (anew || !(await isFresh(address))) await keep(address)
}

/** What is needed with a page that was opened without a document. */
export async function keepOpened(path: string, keep: Keep): Promise<void> {
  if ((COUNTER.includes(path) || ORDER.test(path)) && !(await isFresh(path)))
    await keepAhead(path, (await keep(path)) ?? '', keep)
  await keepAhead(path, '', keep)
}

/**
 * The open pages were drawn before this worker was there: they are kept as well. Their addresses are those they were loaded by: what
 * they said of the visitor has been done, and may have been overruled since (decision 0040).
 * @param keepPictures of the page with this HTML: they came past the worker
 */
export async function keepOpenPages(
  pages: readonly Pick<Client, 'url'>[],
  keep: Keep,
  keepPictures: (html: string) => Promise<void>,
): Promise<void> {
  for (const page of pages) {
    const url = new URL(page.url)
    const { searchParams } = url
    // Whatever is deleted of it, a query is written anew.
    for (const done of ['lang', 'ref']) if (searchParams.has(done)) searchParams.delete(done)
    const html = isKeptPage(url) && (await keep(url.href).catch(() => null))
    if (html) await keepPictures(html).catch(() => {})
  }
}

async function isFresh(address: string): Promise<boolean> {
  const page = await (await caches.open(CACHES.pages)).match(address, { ignoreVary: true })
  return page !== undefined && Date.now() - Date.parse(page.headers.get('date') ?? '') < FRESH_MS
}
