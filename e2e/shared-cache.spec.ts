import { request } from 'node:http'
import { endpoints } from 'shared-contracts/api/endpoints.ts'
import { figure } from 'shared-contracts/testing/repeats.ts'
import { startCache } from './support/cache.ts'
import { buyable } from './support/catalogue.ts'
import { expect, test } from './support/test.ts'
import { newVisitor, shopAs } from './support/visitor.ts'

const PAGES = [
  '/',
  '/store/productlist',
  '/checkout/cart',
  '/user/list',
  '/user/orders',
  '/user/profile',
  '/account/login',
]
/** Addresses that a cache or a router may take for another than they are. */
const ODD = [
  '/checkout/cart/a.css',
  '/checkout/cart;a.js',
  '/checkout/cart%2fa.png',
  '/checkout%2fcart',
  '//checkout/cart',
  '/checkout//cart',
  '/user/list?x=.png',
  '/user/list/.',
  '/user/./list',
  '/USER/LIST',
  '/user/list%00.css',
  '/r/../user/list',
  '/media/../user/list',
  '/api/istore/client/shoppingManagement4/myCart/a.css',
  '/api/istore/client/shoppingManagement4/myCart;x.js',
  '/api/istore/client//shoppingManagement4/myCart',
  '/manifest.webmanifest',
  '/.well-known/composition.json',
]
/** Calls that change something although they are asked with GET, and those that need an id. */
const LEFT_OUT = /\{|logout|requestSnapPay|paymentoption|weChat|forgotPassword/
const CALLS = Object.keys(endpoints)
  .filter(call => call.startsWith('GET ') && !LEFT_OUT.test(call))
  .map(call => `/api/istore/client/${call.slice(4)}`)

test('API-2 VIS-4 NFR-S a shared cache in front that obeys headers: nothing of one visitor ever reaches another', async ({
  shop,
}) => {
  const [product] = await buyable(shop.url, 1)
  const cache = await startCache(shop.url)
  try {
    const people = [await newVisitor(cache.url), await newVisitor(cache.url)] as const
    await shopAs(people[0], 'Almaviva', product.id, product.optionPair)
    await shopAs(people[1], 'Brunhilde', product.id, product.optionPair)
    const file = /\/r\/[^"]+\.js/.exec((await people[0].page('/')).html)?.[0] ?? ''
    const cookiesOf = [people[0].cookies(), '', people[1].cookies()]
    /** What is theirs alone: names, and every value of their cookies. */
    const secrets = ['Almaviva', 'Brunhilde'].map((name, i) =>
      [
        name.toLowerCase(),
        ...(people[i]?.cookies() ?? '').split('; ').map(pair => (pair.split('=')[1] ?? '').toLowerCase()),
      ].filter(value => value.length > 5),
    )
    const nonces = new Set<string>()
    let asked = 0
    let kept = 0
    let personal = 0
    // The first again at last: what the others were given must not come back either.
    for (const path of [...PAGES, ...ODD, ...CALLS, file])
      for (const method of PAGES.includes(path) ? ['GET', 'HEAD'] : ['GET'])
        for (const who of [0, 1, 2, 0]) {
          const cookie = cookiesOf[who] ?? ''
          const answer = await ask(cache.url, path, method, cookie)
          asked++
          const all = (JSON.stringify(answer.headers) + answer.body).toLowerCase()
          for (const other of [0, 1]) {
            const found = secrets[other]?.filter(secret => all.includes(secret))
            if (who !== other * 2) expect(found, `${method} ${path} as ${who}`).toEqual([])
            else if (found?.length) personal++
          }
          const nonce = /nonce-([^']+)/.exec(String(answer.headers['content-security-policy'] ?? ''))?.[1]
          if (nonce) {
            expect(nonces, `${method} ${path}`).not.toContain(nonce)
            nonces.add(nonce)
          }
          if (answer.headers['x-cache'] !== 'HIT') continue
          kept++
          expect(answer.headers['set-cookie'], path).toBeUndefined()
          expect(String(answer.headers['cache-control']), path).toContain('public')
          // Not even who has changed it since is told of something older.
          const { etag } = answer.headers
          if (etag)
            expect((await ask(cache.url, path, method, cookie, { 'if-none-match': etag })).status).toBe(304)
        }
    // Without these the test would prove nothing: the cache does keep, and the pages are personal.
    expect(kept).toBeGreaterThan(0)
    expect(personal).toBeGreaterThan(PAGES.length)
    figure(
      `${asked} answers through a shared cache, ${kept} from it, ${nonces.size} nonces, 0 bytes of another visitor`,
    )
  } finally {
    await cache.stop()
  }
})

interface Answered {
  status: number
  headers: NodeJS.Dict<string | string[]>
  body: string
}

/** A request whose path is sent as it is written. */
function ask(
  url: string,
  path: string,
  method: string,
  cookie: string,
  more: Record<string, string | string[]> = {},
): Promise<Answered> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const headers = { ...(cookie && { cookie }), 'sec-fetch-site': 'same-origin', ...more }
    request({ hostname, port, path, method, headers }, answer => {
      let body = ''
      answer.setEncoding('utf8').on('data', part => {
        body += part
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }))
    })
      .on('error', reject)
      .end()
  })
}
