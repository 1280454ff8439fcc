import { randomUUID } from 'node:crypto'
import { type Call, endpoints } from 'shared-contracts/api/endpoints.ts'
import { allowedOrigins, blockedOrigins } from './pictures.ts'
import type { CallInput, Reply, StoreClient } from './store-client.ts'
import { type Verdict, verdictOf } from './verdict.ts'

export interface Account {
  emailID: string
  password: string
}

export interface Options {
  /** Whose account the calls of an account are made with; without one they are made as a guest. */
  account?: Account
  /** Also the calls that change something. What cannot be taken back is sent so that it must be refused. */
  writes: boolean
}

/** GET calls that change something. */
const CHANGING = /logout|changeLocale|joinAffiliated|user\/like|forgotPassword|weChat\/bind/
export const isWrite = (call: string): boolean => !call.startsWith('GET ') || CHANGING.test(call)

/** What earlier answers said: later calls ask for it. */
interface Memory {
  product: string
  /** One with options where the list has one: more can be odd in it. */
  detailed: string
  optionPair: string
  category: string
  brand: string
  tag: string
  /** Of what is offered beside a product. */
  addonTag: string
  campaign: string
  order: string
  user: string
  influencer: string
  line: string
  store: string
}

type Found = Record<string, unknown>
// biome-ignore lint/suspicious/noExplicitAny: any store's answers, looked into with care
const dig = (body: unknown, path: string): any =>
  path.split('.').reduce<unknown>((at, key) => (at as Found | null | undefined)?.[key], body)
const word = (value: unknown, otherwise: string) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : otherwise

const LEARNT: Partial<Record<Call, (body: unknown, memory: Memory) => void>> = {
  'GET common3/appInfoInit': (body, m) => {
    m.user = word(dig(body, 'body.userID'), m.user)
  },
  'GET productManagement2/products': (body, m) => {
    m.product = word(dig(body, 'products.0.id'), m.product)
    const products: unknown = dig(body, 'products')
    const withOptions = Array.isArray(products) && products.find(one => dig(one, 'hasOptions') === true)
    m.detailed = word(dig(withOptions, 'id'), m.product)
  },
  'GET inventoryManagement/inventoryByProductAndOptions/{id}': (body, m) => {
    m.optionPair = word(dig(body, 'rows.0.optionPair'), '')
  },
  'GET productManagement/categories/{x}': (body, m) => {
    m.category = word(dig(body, 'categories.0.slug'), m.category)
  },
  'GET productManagement/brands': (body, m) => {
    m.brand = word(dig(body, 'brands.0.slug'), m.brand)
  },
  'GET productManagement2/products/listCount': (body, m) => {
    m.tag = word(dig(body, 'facets.tags.0.slug'), m.tag)
  },
  'GET productDetailManagement/productDetail/{id}': (body, m) => {
    if (m.tag === NOTHING) m.tag = word(dig(body, 'tags.0'), m.tag)
    m.addonTag = word(dig(body, 'addonTag'), m.tag)
  },
  'GET common3/campaign/fissionList': (body, m) => {
    m.campaign = word(dig(body, 'campaigns.0.id'), m.campaign)
  },
  'GET common3/influencerProfile/list': (body, m) => {
    m.influencer = word(dig(body, 'influencers.0.id'), m.influencer)
  },
  'GET common3/pickupLocations': (body, m) => {
    m.store = word(dig(body, 'locations.0.id'), m.store)
  },
  'GET admin/orderManagement/orders/list': (body, m) => {
    m.order = word(dig(body, 'orders.0.orderID'), m.order)
  },
  'POST shoppingManagement4/myCart': (body, m) => {
    m.line = word(dig(Object.values(dig(body, 'lineItems') ?? {}), '0.id'), m.line)
  },
}

/** Stands for an id that no answer gave. */
const NOTHING = 'none'

const PAGE = { infiniteLoad: 'true', numberToLoad: '12', startingPosition: '0' }
const INPUT: Partial<Record<Call, (memory: Memory, options: Options) => CallInput>> = {
  'GET common3/changeLocale/{locale}': () => ({ params: { locale: 'en' } }),
  'GET common3/pageContent': () => ({ query: { pageName: 'home' } }),
  'GET common3/sectionTemplateByType/{type}': () => ({ params: { type: 'blog' } }),
  'GET common3/provinces/{country}': () => ({ params: { country: 'CA' } }),
  'GET common3/exchangeRates/[{currency}]': () => ({}),
  'GET common3/forgotPassword': () => ({ query: { emailID: 'nobody' } }),
  'GET productManagement2/products': () => ({ query: { ...PAGE, sortby: 'default' } }),
  'GET productDetailManagement/productDetail/{id}': m => ({ params: { id: m.detailed } }),
  'GET productManagement/categories/{x}': () => ({ params: { x: 'all' } }),
  'GET productManagement2/category/{name}': m => ({ params: { name: m.category } }),
  'GET productManagement2/tag/{name}': m => ({ params: { name: m.tag } }),
  'GET productManagement2/products/search/{term}': () => ({ params: { term: 'a' }, query: PAGE }),
  'GET productManagement2/products/searchCount/{term}': () => ({ params: { term: 'a' } }),
  'GET productManagement2/products/addon': m => ({ query: { tagName: m.addonTag } }),
  'GET productManagement2/campaignProductItem/list/all': m => ({ query: { fissionCampaignId: m.campaign } }),
  'GET common3/orders/list': m => ({ query: { fissionCampaignId: m.campaign } }),
  'GET shoppingManagement4/couponVerification/{coupon}': () => ({ params: { coupon: 'NOSUCHCODE' } }),
  'GET admin/orderManagement/orders/list': () => ({ query: PAGE }),
  'GET admin/userManagement/getAddresses/{id}/type/{type}': m => ({
    params: { id: m.user, type: 'SHIPPING' },
  }),
  'GET admin/orderManagement/customer/{id}/orders': m => ({ params: { id: m.user }, query: PAGE }),
  'GET admin/orderManagement/order/{id}': m => ({ params: { id: m.order } }),
  'GET admin/userManagement/image/user/{id}': m => ({ params: { id: m.user } }),
  'GET common3/influencerProfile/detail/{id}': m => ({ params: { id: m.influencer } }),
  'GET shoppingManagement4/myCart/fc/{id}': m => ({ params: { id: m.campaign } }),
  'GET common3/campaign/fission/{id}': m => ({ params: { id: m.campaign } }),
  'POST shoppingManagement4/myCart': m => ({
    body: { productID: m.product, optionPair: m.optionPair, quantity: 1, intentID: randomUUID() },
  }),
  'PUT shoppingManagement4/myCart': m => ({ body: { lineID: m.line, quantity: 2 } }),
  'POST shoppingManagement4/myCart/delete': m => ({ body: { lineID: m.line } }),
  'POST common3/setSelectedStoreLocation': m => ({ body: { id: m.store } }),
  'POST common3/timeZoneInfo/GMT': () => ({ body: { offsetMinutes: 0 } }),
}

/** First who the visitor is, then what can be found; the cart is filled and changed. It is empty again before what must be refused is sent; signing out comes last. */
const FIRST: Call[] = [
  'GET common3/appInfoInit',
  'GET productManagement2/products',
  'GET productManagement/categories/{x}',
  'GET productManagement/brands',
  'GET inventoryManagement/inventoryByProductAndOptions/{id}',
  'GET common3/campaign/fissionList',
  'GET common3/influencerProfile/list',
  'GET common3/pickupLocations',
  'GET admin/orderManagement/orders/list',
  'POST shoppingManagement4/myCart',
  'PUT shoppingManagement4/myCart',
]
const EMPTIED: Call = 'POST shoppingManagement4/myCart/delete'
const LAST: Call = 'GET common3/logout'

function order(): Call[] {
  const fixed = new Set<Call>([...FIRST, EMPTIED, LAST])
  const rest = (Object.keys(endpoints) as Call[]).filter(call => !fixed.has(call))
  return [...FIRST, ...rest.filter(call => !isWrite(call)), EMPTIED, ...rest.filter(isWrite), LAST]
}

/** Nothing can be said of the backend. */
export class CannotWalk extends Error {}

/** Makes every call of the contract once. @throws CannotWalk when the backend cannot be reached at all, or does not sign the account in */
export async function* walk(
  store: StoreClient,
  options: Options,
): AsyncGenerator<{ call: Call; verdict: Verdict }> {
  const memory: Memory = {
    product: NOTHING,
    detailed: NOTHING,
    optionPair: '',
    category: NOTHING,
    brand: NOTHING,
    tag: NOTHING,
    addonTag: NOTHING,
    campaign: NOTHING,
    order: NOTHING,
    user: NOTHING,
    influencer: NOTHING,
    line: NOTHING,
    store: NOTHING,
  }
  // The first answer also brings the session and its token.
  const first = await store.send('GET common3/appInfoInit', {}).catch((error: Error) => {
    throw new CannotWalk(
      `it cannot be reached: ${error.cause instanceof Error ? error.cause.message : error.message}`,
    )
  })
  if (options.account) {
    const { status, body } = await store.send('POST common3/signon', { body: options.account })
    if (status < 200 || status > 299)
      throw new CannotWalk(
        `${options.account.emailID} is not signed in: HTTP ${status} ${JSON.stringify(body) ?? ''}`,
      )
  }
  const allowed = allowedOrigins(first.body)
  const unknown = {
    GET: await store.send('GET conformance/no/such/call', {}),
    other: await store.send('POST conformance/no/such/call', {}),
  }
  for (const call of order()) {
    if (isWrite(call) && !options.writes) {
      yield { call, verdict: { kind: 'not tried', note: 'changes something: add --writes' } }
      continue
    }
    const input = inputOf(call, memory, options)
    try {
      const reply = await store.send(call, input)
      const found = verdictOf(
        call,
        reply,
        call.startsWith('GET ') ? unknown.GET : unknown.other,
        !Object.hasOwn(INPUT, call) && !(call === SIGN_ON && options.account),
      )
      const verdict = noted(found, [
        ...(call === 'GET common3/appInfoInit' ? first.cookies.flatMap(narrow) : []),
        ...blockedOrigins(reply.body, allowed).map(blockedWords),
        ...(JSON.stringify(reply.body ?? null).includes('\uFFFD') ? [NO_UTF8] : []),
        ...(isWrite(call) || !(await isSlow(store, call, input, reply)) ? [] : [slowWords(reply.took)]),
      ])
      if (reply.status < 300) LEARNT[call]?.(reply.body, memory)
      const nothing = verdict.kind === 'missing' && JSON.stringify(input).includes(`"${NOTHING}"`)
      yield {
        call,
        // Asked about nothing, a call that is there may answer just as one that is not.
        verdict: nothing ? { kind: 'not tried', note: 'the store has nothing to ask about' } : verdict,
      }
    } catch (error) {
      yield {
        call,
        verdict: { kind: 'missing', note: error instanceof Error ? error.message : String(error) },
      }
    }
  }
}

const SIGN_ON: Call = 'POST common3/signon'

/** What pages wait for all their calls: `API_LIMIT_MS` of the edge. */
const LIMIT_MS = Number(process.env.API_LIMIT_MS || 1_400)
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const slowWords = (took: number) =>
  `answered in ${seconds(took)}: a page waits ${seconds(LIMIT_MS)} for all its calls (API_LIMIT_MS)`

/** JSON is UTF-8, whatever charset an answer names: browsers read no other. */
const NO_UTF8 = 'texts that are not UTF-8'

const blockedWords = (origin: string) => `browsers do not load pictures from ${origin} (PICTURE_ORIGINS)`

/** Whoever is slow once was busy; whoever is slow twice is slow. */
async function isSlow(store: StoreClient, call: Call, input: CallInput, { took }: Reply): Promise<boolean> {
  return took > LIMIT_MS && (await store.send(call, input)).took > LIMIT_MS
}

/** What a cookie costs that browsers do not send with every page. */
function narrow(cookie: string): string[] {
  const [, path = ''] = /;\s*path=([^;]*)/i.exec(cookie) ?? []
  const [name = ''] = cookie.split('=')
  return path.startsWith('/') && path.trim() !== '/'
    ? [`cookie ${name} has Path=${path.trim()}: pages are opened without it`]
    : []
}

function noted(verdict: Verdict, more: readonly string[]): Verdict {
  if (more.length === 0 || verdict.kind === 'missing' || verdict.kind === 'not tried') return verdict
  return { kind: 'but', note: [verdict.note, ...more].filter(Boolean).join(', ') }
}

function inputOf(call: Call, memory: Memory, options: Options): CallInput {
  if (call === SIGN_ON) return { body: options.account ?? {} }
  const known = INPUT[call]
  if (known) return known(memory, options)
  // Whatever else has a place in its path is about a product when it reads, and about nothing when it writes.
  const params = Object.fromEntries(
    [...call.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, isWrite(call) ? NOTHING : memory.product]),
  )
  return { params, body: {} }
}
