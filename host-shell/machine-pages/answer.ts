import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { HostResponse } from 'shared-contracts/remote/host.ts'
import type { FindTerms } from '../engines/delivery-terms.ts'
import { readStoreRules } from '../engines/store-rules.ts'
import { loadStartDocument } from '../server/first-calls.ts'
import { blogJson, blogRss } from './blog-feed.ts'
import type { MachineAnswer, MachinePage } from './machine-page.ts'
import {
  BLOG_JSON_PATH,
  BLOG_RSS_PATH,
  PRODUCT_FEED_PATH,
  ROBOTS_PATH,
  SITEMAP_PAGES_PATH,
  SITEMAP_PATH,
  SITEMAP_PRODUCTS_PATH,
} from './paths.ts'
import { productFeed } from './product-feed.ts'
import { robots } from './robots.ts'
import { sitemapIndex, sitemapPages, sitemapProducts } from './sitemap.ts'

const PAGES = {
  [ROBOTS_PATH]: robots,
  [SITEMAP_PATH]: sitemapIndex,
  [SITEMAP_PAGES_PATH]: sitemapPages,
  [SITEMAP_PRODUCTS_PATH]: sitemapProducts,
  [PRODUCT_FEED_PATH]: productFeed,
  [BLOG_RSS_PATH]: blogRss,
  [BLOG_JSON_PATH]: blogJson,
} as const satisfies Record<string, MachinePage>

/** Made for engines and merchants alone: a store that closes its doors to them has none. Its readers may still follow the blog. */
const FOR_ENGINES: ReadonlySet<string> = new Set([
  SITEMAP_PATH,
  SITEMAP_PAGES_PATH,
  SITEMAP_PRODUCTS_PATH,
  PRODUCT_FEED_PATH,
])

const isMachinePath = (path: string): path is keyof typeof PAGES => Object.hasOwn(PAGES, path)

/** Pages for crawlers, feed readers and merchants (CAT-8). @returns null for every other address */
export async function machinePage(
  api: ApiClient,
  request: Request,
  signal: AbortSignal,
  findTerms: FindTerms,
): Promise<HostResponse | null> {
  const url = new URL(request.url)
  if (!isMachinePath(url.pathname)) return null
  const start = await loadStartDocument(api)
  if (!start.ok) return plain(503, null)
  const { appInfo: info, language } = start.document
  const rules = readStoreRules(start.content)
  const part = Number(url.searchParams.get('page') ?? 1)
  if (!Number.isInteger(part) || part < 1) return plain(404, null)
  if (rules.closed && FOR_ENGINES.has(url.pathname)) return plain(404, null)
  try {
    const context = { api, origin: url.origin, info, rules, findTerms, language, part, signal }
    const answer = await PAGES[url.pathname](context)
    return plain(answer ? 200 : 404, answer)
  } catch {
    return plain(503, null)
  }
}

/** Nothing rather than half of it: a crawler asks again. */
function plain(status: number, answer: MachineAnswer | null): HostResponse {
  const headers = new Headers({ 'content-type': `${answer?.type ?? 'text/plain'}; charset=utf-8` })
  if (status === 503) headers.set('retry-after', '60')
  return { status, headers, body: new Response(answer?.body ?? '').body }
}
