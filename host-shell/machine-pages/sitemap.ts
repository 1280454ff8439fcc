import type { PostSummary } from 'shared-contracts/api/entities/page-content.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { alternates, inLanguage, languagesOf } from './addresses.ts'
import { findMemberships, findPart } from './find-all.ts'
import type { MachineContext, MachinePage } from './machine-page.ts'
import { SITEMAP_PAGES_PATH, SITEMAP_PRODUCTS_PATH } from './paths.ts'
import { document, element, xmlText } from './xml.ts'

const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const TYPE = 'application/xml'
/** Products of one part: as many as ten calls bring, in each language far below the 50,000 addresses a sitemap may hold. */
const PART_SIZE = 1_200

interface Entry {
  path: string
  /** Day of the last change, ISO 8601; left out where nobody knows. */
  lastmod?: string
}

/** Index of the sitemaps (sitemaps.org): pages, and products in parts. */
export const sitemapIndex: MachinePage = async ({ api, origin, signal }) => {
  const { count } = await api('GET productManagement2/products/listCount', { signal })
  const parts = Array.from({ length: Math.max(1, Math.ceil(count / PART_SIZE)) }, (_, i) => i + 1)
  const files = [SITEMAP_PAGES_PATH, ...parts.map(part => `${SITEMAP_PRODUCTS_PATH}?page=${part}`)]
  const rows = files.map(path => `<sitemap>${element('loc', origin + path)}</sitemap>`)
  return { type: TYPE, body: document(`<sitemapindex ${XMLNS}>${rows.join('')}</sitemapindex>`) }
}

export const sitemapProducts: MachinePage = async context => {
  const { api, part, signal } = context
  const products = await findPart(api, { part, size: PART_SIZE, signal })
  if (products.length === 0 && part > 1) return null
  return urlset(
    context,
    products.map(({ id, changedOn }) => ({
      path: href('/store/product/:id', { id }),
      ...(changedOn && { lastmod: changedOn }),
    })),
  )
}

/** Everything but goods: the shop's own pages, its shelves, brands, posts, group buys and memberships. */
export const sitemapPages: MachinePage = async context => {
  const { api, signal } = context
  const [{ categories }, { brands }, posts, { campaigns }, clearance, { influencers }, memberships] =
    await Promise.all([
      api('GET productManagement/categories/{x}', { params: { x: 'all' }, signal }),
      api('GET productManagement/brands', { signal }),
      findPosts(context),
      api('GET common3/campaign/fissionList', { signal }).catch(() => ({ campaigns: [] })),
      api('GET productManagement2/products/listCount', { query: { clearance: 'true' }, signal }),
      api('GET common3/influencerProfile/list', { query: { numberToLoad: '120' }, signal }).catch(() => ({
        influencers: [],
      })),
      findMemberships(api, signal),
    ])
  const stocked = categories.filter(({ count }) => count > 0)
  const sold = brands.filter(({ count }) => count !== 0)
  const open = campaigns.filter(({ phase }) => phase !== 'closed')
  return urlset(context, [
    { path: href('/') },
    { path: href('/store') },
    { path: href('/store/productlist') },
    ...(clearance.count > 0 ? [{ path: href('/store/clearance') }] : []),
    ...stocked.map(({ slug }) => ({ path: href('/store/productlist', undefined, { cat: slug }) })),
    ...(sold.length > 0 ? [{ path: href('/store/brands') }] : []),
    ...sold.map(({ slug }) => ({ path: href('/store/brand', undefined, { name: slug }) })),
    ...(posts.length > 0 ? [{ path: href('/blog') }] : []),
    ...posts.map(({ pageName, publishedAt }) => ({
      path: href('/blog/:name', { name: pageName }),
      lastmod: publishedAt,
    })),
    ...(campaigns.length > 0 ? [{ path: href('/store/groupCampaigns') }] : []),
    ...open.map(({ id }) => ({ path: href('/store/groupCampaign/:id', { id }) })),
    ...(influencers.length > 0 ? [{ path: href('/store/influencers') }] : []),
    ...influencers.map(({ id }) => ({ path: href('/store/influencer/:id', { id }) })),
    ...memberships.map(({ id }) => ({ path: href('/store/product/:id', { id }) })),
    ...contentPaths(context).map(path => ({ path })),
  ])
}

/** Posts of one call, and calls at most. */
const POSTS_SIZE = 60
const MAX_POST_CALLS = 100

async function findPosts({ api, signal }: MachineContext): Promise<PostSummary[]> {
  const found: PostSummary[] = []
  for (let i = 0; i < MAX_POST_CALLS; i++) {
    const query = { numberToLoad: String(POSTS_SIZE), startingPosition: String(i * POSTS_SIZE) }
    const call = { params: { type: 'blog' }, query, signal }
    const { sections } = await api('GET common3/sectionTemplateByType/{type}', call).catch(() => ({
      sections: [],
    }))
    const posts = sections.flatMap(section => (section.kind === 'posts' ? section.posts : []))
    found.push(...posts)
    if (posts.length < POSTS_SIZE) break
  }
  return found
}

/** Content pages that the shop's own menus lead to: no call lists them. */
function contentPaths({ info }: MachineContext): string[] {
  const links = [...info.headerMenu, ...(info.sideMenu ?? []), ...info.footerMenu].flatMap(item => [
    item.link,
    ...item.subMenu.map(below => below.link),
  ])
  const pages = links.flatMap(link => /^\/?(page(?:\/[a-z0-9][a-z0-9-]{0,63})+)$/.exec(link ?? '')?.[1] ?? [])
  return [...new Set(pages)].map(page => `/${page}`)
}

/** Each page in each language, with its other languages beside it. */
function urlset({ origin, info }: MachineContext, entries: readonly Entry[]) {
  const rows = entries.flatMap(({ path, lastmod }) => {
    const links = alternates(path, info.languages)
      .map(
        other =>
          `<xhtml:link rel="alternate" hreflang="${other.hreflang}" href="${xmlText(origin + other.path)}"/>`,
      )
      .join('')
    return languagesOf(info.languages).map(
      language =>
        `<url>${element('loc', origin + inLanguage(path, language, info.languages))}${element('lastmod', lastmod?.slice(0, 10))}${links}</url>`,
    )
  })
  return {
    type: TYPE,
    body: document(`<urlset ${XMLNS} xmlns:xhtml="http://www.w3.org/1999/xhtml">${rows.join('')}</urlset>`),
  }
}
