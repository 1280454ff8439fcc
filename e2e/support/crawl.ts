import { each, fetchAsCrawler, type ReadPage, readPage } from './read-page.ts'

/** All that an engine finds of a shop: the addresses its sitemaps name, and the pages that links lead to. */
export interface Crawl {
  /** Every address in the sitemaps. */
  listed: string[]
  /** By address: pages that were read. */
  pages: Map<string, ReadPage>
  /** Every address that a page which may be listed links to. */
  linked: Set<string>
}

const locs = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => (loc ?? '').replaceAll('&amp;', '&'))
const textOf = async (url: string) => (await fetchAsCrawler(url)).text()

/**
 * Reads a shop from `/` as an engine does: by links, among what robots.txt leaves open, and by its sitemaps.
 * @param wanted whether to read an address at all: some are many of a kind
 */
export async function crawl(origin: string, wanted: (url: string) => boolean): Promise<Crawl> {
  const robots = await textOf(`${origin}/robots.txt`)
  const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path ?? '')
  const isOpen = (url: string) => !closed.some(path => url.slice(origin.length).startsWith(path))
  const sitemap = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? ''
  const files = await Promise.all(locs(await textOf(sitemap)).map(textOf))
  const listed = files.flatMap(locs)

  const pages = new Map<string, ReadPage>()
  const linked = new Set<string>()
  const known = new Set<string>()
  for (let next = [`${origin}/`]; next.length > 0; ) {
    const found = new Set<string>()
    await each(next, async url => {
      const page = await readPage(url)
      pages.set(url, page)
      if (page.noindex) return
      for (const link of page.links) {
        linked.add(link)
        if (isOpen(link) && wanted(link) && !known.has(link)) found.add(link)
      }
    })
    for (const url of [...next, ...found]) known.add(url)
    next = [...found].filter(url => !pages.has(url))
  }
  await each(
    listed.filter(url => wanted(url) && !pages.has(url)),
    async url => void pages.set(url, await readPage(url)),
  )
  return { listed, pages, linked }
}
