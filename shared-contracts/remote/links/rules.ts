import { readURL } from '../../api/read-url.ts'
import { unescaped } from '../../api/unescaped.ts'
import { ownPath } from '../routes/href.ts'

/** Where a menu item stands: the places differ by rows of the table (LNK-6). */
export type MenuPlace = 'header' | 'sideMenu' | 'footer' | 'tabBar'

/** What a menu item leads to. `none` is shown as plain text. */
export type LinkTarget =
  | { kind: 'route'; to: string; newTab: boolean }
  | { kind: 'outside'; href: string; newTab: boolean }
  /** The cart tab: its address follows from where the shopper is (TAB-5). */
  | { kind: 'cart' }
  /** A page of the mini program around the shop; the path is the mini program's. */
  | { kind: 'mini-program'; page: string }
  | { kind: 'none' }

interface Rule {
  /** Places the row is for; all when absent. */
  places?: readonly MenuPlace[]
  /** Tried against the link without its leading slash. */
  when: RegExp
  /** Path in this shop, or another kind of target. */
  to(rest: string, link: string): string | LinkTarget
}

const NONE: LinkTarget = { kind: 'none' }
const query = (name: string, value: string) => `?${new URLSearchParams({ [name]: value })}`

/**
 * First row that fits decides. A product list is spelled `products/{cat}` in menus and `productlist?cat=` in tabs and side
 * menus; either spelling works everywhere, because the other reading is a dead link.
 */
export const LINK_RULES: readonly Rule[] = [
  { places: ['tabBar'], when: /^checkout\/cart$/, to: () => ({ kind: 'cart' }) },
  {
    places: ['tabBar'],
    when: /^pages\/messenger/,
    to: (_, link) => ({ kind: 'mini-program', page: `/${link}` }),
  },
  {
    places: ['tabBar'],
    when: /^productlist\?/,
    to: (_, link) => `/store/productlist${query('cat', unescaped(link.slice('productlist?cat='.length)))}`,
  },
  { when: /^productlist\?/, to: (_, link) => `/store/${link}` },
  { when: /^products\/(?=.)/, to: rest => `/store/productlist${query('cat', unescaped(rest))}` },
  { when: /^page\//, to: (_, link) => `/${link}` },
  { when: /^(?:search|tag|brand|product\/|clearance)/, to: (_, link) => `/store/${link}` },
  { when: /^/, to: (_, link) => `/${link}` },
]

const SCHEME = /^[a-z][a-z0-9+.-]*:/i
const ALLOWED = /^(?:https?|mailto|tel):/i
const DOMAIN = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#:]|$)/i

/**
 * Where a link of the store's document leads (LNK-1 to LNK-6, TAB-3).
 * @param item `link` as the store wrote it; `external` for EXTERNAL_LINK
 */
export function resolveLink(item: { link: string | null; external?: boolean }, place: MenuPlace): LinkTarget {
  const newTab = item.external ?? false
  // What URL parsers strip (tabs, line ends, leading controls) would otherwise hide a scheme.
  const link = (item.link ?? '')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .replaceAll('%26', '&')
  if (link === '') return NONE
  if (SCHEME.test(link)) return ALLOWED.test(link) ? outside(link) : NONE
  if (link.startsWith('//')) return newTab ? outside(`https:${link}`) : NONE
  if (newTab && DOMAIN.test(link)) return outside(`https://${link}`)
  const bare = link.replace(/^\/(?!\/)/, '')
  for (const rule of LINK_RULES) {
    if (rule.places && !rule.places.includes(place)) continue
    if (!rule.when.test(bare)) continue
    const target = rule.to(bare.replace(rule.when, ''), bare)
    if (typeof target !== 'string') return target
    const to = ownPath(target)
    return to === null ? NONE : { kind: 'route', to, newTab }
  }
  return NONE
}

/** Web pages open beside the shop; mail and telephone programs do not need a tab. */
function outside(href: string): LinkTarget {
  const web = /^https?:/i.test(href)
  if (web && !readURL(href)) return NONE
  return { kind: 'outside', href, newTab: web }
}
