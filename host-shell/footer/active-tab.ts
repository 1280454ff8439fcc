import { href } from 'shared-contracts/remote/routes/href.ts'

/**
 * Address of the cart from where the shopper is: group-buy pages keep their campaign (TAB-5).
 * @param search query with its `?`, or empty
 */
export function cartTarget(pathname: string, search: string): string {
  const campaign =
    /^\/store\/groupCampaign\/(.+)$/.exec(pathname)?.[1] ?? new URLSearchParams(search).get('FissionSale')
  if (!campaign) return href('/checkout/cart')
  return `/checkout/campaignCart?${new URLSearchParams({ FissionSale: decode(campaign) })}`
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Whether a tab's link (without leading slash) stands for a place in the shop; first row that fits decides. */
const PLACES: readonly { path: RegExp; link: RegExp }[] = [
  { path: /^\/(?:home)?$/, link: /^(?:home)?$/ },
  { path: /^\/(?:account|user)(?:\/|$)/, link: /^(?:account|user)(?:\/|$)/ },
  { path: /^\/checkout(?:\/|$)/, link: /^checkout(?:\/|$)/ },
]

/**
 * Index of the tab that stands for the shown page, or -1 (TAB-4).
 * @param links the tabs' links as the store wrote them; null is inert
 */
export function activeTab(pathname: string, search: string, links: readonly (string | null)[]): number {
  const bare = links.map(link => link?.replace(/^\//, '') ?? null)
  const find = (test: (link: string) => boolean) => bare.findIndex(link => link !== null && test(link))
  const place = PLACES.find(row => row.path.test(pathname))
  if (place) return find(link => place.link.test(link))
  const path = pathname.slice(1)
  // A tab's own page before the shop as a whole: `clearance` is under store too.
  const own = find(link => link !== 'store' && !isList(link) && contains(path, link))
  if (own !== -1) return own
  if (/^store\b/.test(path) && !/clearance|search/.test(path)) {
    const lists = bare.filter(link => link !== null && isList(link))
    const category = new URLSearchParams(search).get('cat')
    const exact = find(link => isList(link) && decode(link.slice('productlist?cat='.length)) === category)
    // Several lists without their category shown: none of them is the place.
    if (exact !== -1) return exact
    if (lists.length === 1) return find(isList)
  }
  return find(link => contains(path, link))
}

const isList = (link: string) => link.startsWith('productlist')
const contains = (path: string, link: string) =>
  link !== '' && new RegExp(`(?:^|/)${literal(link.split('?')[0] ?? '')}(?:/|$)`).test(path)
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
