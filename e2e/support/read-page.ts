import { Parser } from 'htmlparser2'

/** What an engine makes of one page. Addresses are whole, without their `#…`. */
export interface ReadPage {
  url: string
  status: number
  /** Where it led to: another address after redirects. */
  at: string
  canonical: string | null
  noindex: boolean
  /** hreflang → address. */
  alternates: Map<string, string>
  /** Addresses of this shop it links to, but for those it does not vouch for (`nofollow`). */
  links: string[]
  jsonLd: Record<string, unknown>[]
  html: string
}

/** Pages read at once: the machine has two cores. */
const MAX_PARALLEL = 2

/** Crawlers are given the whole page at once, and the status it ends with. */
export const fetchAsCrawler = (url: string): Promise<Response> =>
  fetch(url, { headers: { 'user-agent': 'examplebot/1.0' } })

export async function readPage(url: string): Promise<ReadPage> {
  const answer = await fetchAsCrawler(url)
  const page: ReadPage = {
    url,
    status: answer.status,
    at: answer.url,
    canonical: null,
    noindex: answer.headers.get('x-robots-tag')?.includes('noindex') ?? false,
    alternates: new Map(),
    links: [],
    jsonLd: [],
    html: await answer.text(),
  }
  if (answer.headers.get('content-type')?.startsWith('text/html')) parse(page)
  return page
}

function parse(page: ReadPage): void {
  const { origin } = new URL(page.at)
  let data: string | null = null
  const parser = new Parser({
    onopentag(name, { href, rel = '', hreflang, type, content, ...given }) {
      if (name === 'script' && type === 'application/ld+json') data = ''
      if (name === 'meta' && given.name === 'robots' && content?.includes('noindex')) page.noindex = true
      if (!href) return
      const url = new URL(href, page.at)
      url.hash = ''
      if (name === 'link' && rel === 'canonical') page.canonical = url.href
      if (name === 'link' && hreflang) page.alternates.set(hreflang, url.href)
      if (name === 'a' && url.origin === origin && !rel.includes('nofollow')) page.links.push(url.href)
    },
    ontext(text) {
      if (data !== null) data += text
    },
    onclosetag(name) {
      if (name !== 'script' || data === null) return
      page.jsonLd.push(...[JSON.parse(data)].flat())
      data = null
    },
  })
  parser.end(page.html)
}

/** Does one after the other what may go on side by side. */
export async function each<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = [...all]
  await Promise.all(
    Array.from({ length: MAX_PARALLEL }, async () => {
      for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one)
    }),
  )
}
