import { readURL } from '../../api/read-url.ts'

/** What narrows and orders a list of products. */
const LIST = ['brand', 'tag', 'price', 'stock', 'sort', 'page'] as const

/** Addresses of the shop (RTE-6): path → names of the query parameters it reads. */
export const ROUTES = {
  '/': [],
  '/home': [],
  '/store': [],
  '/store/productlist': ['cat', ...LIST],
  '/store/search': ['q', 'cat', ...LIST],
  '/store/tag': ['name', 'cat', ...LIST],
  '/store/tag/:name': ['cat', ...LIST],
  '/store/brand': ['name', 'cat', ...LIST],
  '/store/brand/:name': ['cat', ...LIST],
  '/store/clearance': ['cat', ...LIST],
  '/store/brands': [],
  '/store/product/:id': ['options'],
  '/store/influencers': ['page'],
  '/store/influencer/:id': [],
  '/store/groupCampaigns': [],
  '/store/groupCampaign/:id': ['ref'],
  '/page/:name': ['about'],
  // A name may have several parts.
  '/page/*': [],
  '/blog': ['page'],
  '/blog/:name': [],
  '/checkout': [],
  '/checkout/cart': ['locationChange', 'table', 'items'],
  '/checkout/checkout': ['table'],
  '/checkout/payment': ['order', 'another'],
  '/checkout/campaignCart': ['FissionSale', 'locationChange'],
  '/checkout/campaignCheckout': ['FissionSale'],
  '/checkout/campaignPayment': ['FissionSale'],
  '/confirmation/:id': ['from_source', 'status', 'message', 'orderID'],
  '/user': [],
  '/user/list': [],
  '/user/orders': ['id', 'page'],
  '/user/profile': [],
  '/user/addresses': [],
  '/user/security': [],
  '/user/membership': [],
  '/user/credit': ['page'],
  '/user/referral': [],
  '/user/influencer': [],
  '/user/identity': [],
  '/user/wishlist': [],
  '/account/forgotPassword': [],
  '/account/resetPassword': [],
  '/account/findOrder': ['order'],
  '/account/login': ['next', 'left', 'provider', 'code', 'auth_code', 'state'],
  '/account/signup': ['next'],
} as const satisfies Record<`/${string}`, readonly string[]>
export type RoutePath = keyof typeof ROUTES

type ParamNames<P> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never
type Query<P extends RoutePath> = { [K in (typeof ROUTES)[P][number]]?: string | undefined }
type Args<P extends RoutePath> = [ParamNames<P>] extends [never]
  ? [params?: undefined, query?: Query<P>]
  : [params: Record<ParamNames<P>, string>, query?: Query<P>]

/** Builds an address: `href('/store/product/:id', { id })`. Parameters and query are encoded; empty values left out. */
export function href<P extends RoutePath>(path: P, ...[params, query]: Args<P>): string {
  const filled = path.replace(/:(\w+)/g, (_, name) =>
    encodeURIComponent((params as Record<string, string>)[name] ?? ''),
  )
  const pairs = Object.entries(query ?? {}).filter((p): p is [string, string] => Boolean(p[1]))
  const search = new URLSearchParams(pairs).toString()
  return search ? `${filled}?${search}` : filled
}

/** A path inside this shop, or null: keeps `next`-style parameters from leading elsewhere. */
export function ownPath(value: string | null | undefined): string | null {
  if (!value || !/^\/(?![/\\])/.test(value)) return null
  const url = readURL(value, 'http://own.invalid')
  // Dot segments may leave two slashes in front (`/.//elsewhere`), which a browser reads as another site.
  if (url?.origin !== 'http://own.invalid' || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}
