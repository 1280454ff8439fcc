import { unescaped } from 'shared-contracts/api/unescaped.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'

/**
 * Address of the cart from where the shopper is: group-buy pages keep their campaign (TAB-5).
 * @param search query with its `?`, or empty
 */
export function cartTarget(pathname: string, search: string): string {
  const campaign =
    /^\/store\/groupCampaign\/(.+)$/.exec(pathname)?.[1] ?? new URLSearchParams(search).get('FissionSale')
  if (!campaign) return href('/checkout/cart')
  return `/checkout/campaignCart?${new URLSearchParams({ FissionSale: unescaped(campaign) })}`
}

/** Parts of the shop that a tab stands for as a whole, by paths and links without their leading slash. */
const PLACES = [/^(?:home)?$/, /^(?:account|user)(?:\/|$)/, /^checkout(?:\/|$)/]

/**
 * Index of the tab that stands for the shown page, or -1 (TAB-4).
 * @param links the tabs' links as the store wrote them; null is inert
 * @param said categories that the page says it stands on, the nearest last; a remote may say anything
 */
export function activeTab(
  pathname: string,
  links: readonly (string | null)[],
  said?: readonly string[],
): number {
  const bare = links.map(link => link?.replace(/^\//, '') ?? null)
  const find = (test: (link: string) => boolean) => bare.findIndex(link => link !== null && test(link))
  const path = pathname.slice(1)
  const place = PLACES.find(one => one.test(path))
  if (place) return find(link => place.test(link))
  // A tab's own page before the shop as a whole: `clearance` is under store too.
  const own = find(link => link !== 'store' && !isList(link) && contains(path, link))
  if (own !== -1) return own
  if (/^store\b(?!\/(?:clearance|search)\b)/.test(path)) {
    const shelves = Array.isArray(said) ? said : []
    const near = shelves.map(shelf => find(link => isList(link) && categoryOf(link) === shelf))
    const nearest = near.filter(tab => tab !== -1).pop()
    if (nearest !== undefined) return nearest
    // One list stands for the whole shop, where the page does not say that it stands elsewhere.
    const [list, ...others] = bare.filter(link => link !== null && isList(link))
    if (list && others.length === 0 && !(categoryOf(list) && shelves.length > 0)) return find(isList)
  }
  return contains(path, 'store') ? bare.indexOf('store') : -1
}

const isList = (link: string) => link.startsWith('productlist')
/** What a list's link says after its first 16 characters (TAB-3). */
const categoryOf = (link: string) => unescaped(link.slice(16))
const contains = (path: string, link: string) =>
  link !== '' && `/${path}/`.includes(`/${link.split('?')[0]}/`)
