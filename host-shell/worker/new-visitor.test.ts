import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { fakeWorker } from '../fixtures/fake-worker.ts'
import { CART_ADDRESS } from './addresses.ts'

// Tests of other files run in the same process.
afterAll(() => void vi.unstubAllGlobals())

const CART = {
  itemCount: 1,
  lineItems: {
    a: {
      id: 'a',
      productID: 'p',
      name: 'Tea',
      optionPair: '',
      optionLabel: '',
      image: null,
      unitPrice: 100,
      quantity: 1,
      lineTotal: 100,
      available: 9,
    },
  },
  subtotal: 100,
  currency: 'CAD',
  version: 4,
}
const SIGN_ON = 'POST common3/signon'
const SIGN_OUT = 'GET common3/logout'
const OWN_RECORD = 'PUT admin/userManagement/userInfo'
const at = (path: string) => new URL(path, 'https://shop.example')
const refusal = (status: number, code: string) =>
  Response.json({ error: { errors: [{ code, message: 'no' }] } }, { status })

/** A worker that keeps a page and a cart for somebody, and their news. */
async function begin() {
  vi.resetModules()
  const worker = fakeWorker()
  const [{ withNewVisitor, changeOfRecord }, { cartCall }, { keepFor, currentGeneration }] =
    await Promise.all([import('./new-visitor.ts'), import('./cart/cart-calls.ts'), import('./owner.ts')])
  vi.stubGlobal('navigator', { onLine: true })
  const unsubscribe = vi.fn()
  Object.assign(self.registration, { pushManager: { getSubscription: async () => ({ unsubscribe }) } })
  const change = async (method: string, body?: object) => {
    const url = at(CART_ADDRESS)
    const request = new Request(url, { method, ...(body && { body: JSON.stringify(body) }) })
    return cartCall({ request, url, event: worker.event })
  }
  const keepOrders = () =>
    keepFor('ann', currentGeneration(), async () => {
      await (await caches.open('arcade-pages-1')).put('/user/orders', new Response('Orders of Ann'))
    })
  await keepOrders()
  worker.answer(() => Response.json(CART))
  await change('GET')
  await worker.settled()
  return {
    worker,
    unsubscribe,
    keepOrders,
    /** @returns what the page hears; null where no answer came */
    async call(line: string, body?: object) {
      const [method, path] = line.split(' ') as [string, string]
      const url = at(`/api/istore/client/${path}`)
      const request = new Request(url, { method, ...(body && { body: JSON.stringify(body) }) })
      const answering = line === OWN_RECORD ? changeOfRecord : withNewVisitor
      const response = await answering({ request }).catch(() => null)
      return response && response.type !== 'error' ? response.status : null
    },
    /** A quantity that is changed while there is no network. */
    async changeLater() {
      worker.answer(null)
      await change('PUT', { lineID: 'a', quantity: 7 })
    },
  }
}

let shop: Awaited<ReturnType<typeof begin>>
beforeEach(async () => {
  shop = await begin()
})

test.each([
  ['no line', null],
  ['an edge without its backend', () => refusal(503, 'unavailable')],
  ['a captive portal', () => new Response('<p>Wi-Fi')],
  ['a store that is busy', () => refusal(429, 'too-many')],
])(
  'VIS-4 CRT-2 %s: who cannot sign in or out keeps the changes that wait, what was kept and the news',
  async (_, answer) => {
    await shop.changeLater()
    shop.worker.answer(answer)
    for (const line of [SIGN_ON, SIGN_OUT]) expect(await shop.call(line)).toBeNull()
    const kept = await shop.worker.dump()
    for (const part of ['Orders of Ann', '"quantity":7']) expect(kept).toContain(part)
    expect(shop.worker.asked.join()).not.toContain('common3')
    expect(shop.unsubscribe).not.toHaveBeenCalled()
  },
)

test('VIS-4 CRT-2 what waits is sent before the call, while the session is still theirs', async () => {
  await shop.changeLater()
  shop.worker.answer(() => Response.json(CART))
  shop.worker.asked.length = 0
  expect(await shop.call(SIGN_OUT)).toBe(200)
  expect(shop.worker.asked).toEqual([
    `PUT ${CART_ADDRESS} {"lineID":"a","quantity":7}`,
    'GET /api/istore/client/common3/logout',
  ])
  expect(await shop.worker.dump()).toBe('')
  expect(shop.unsubscribe).toHaveBeenCalledOnce()
})

test.each([
  ['a token that the worker is never given', () => refusal(403, 'bad-token')],
  ['a fault of the store’s own', () => new Response('', { status: 500 })],
])('VIS-4 %s keeps nobody from signing in or out', async (_, answer) => {
  await shop.changeLater()
  shop.worker.answer(request => (request.url.includes('myCart') ? answer() : Response.json({})))
  expect(await shop.call(SIGN_OUT)).toBe(200)
  expect(await shop.worker.dump()).toBe('')
})

test('VIS-4 nothing that was kept can be read while the call is on its way; nothing that comes meanwhile stays', async () => {
  const onTheWay: Promise<string>[] = []
  shop.worker.answer(() => {
    onTheWay.push(shop.worker.dump())
    onTheWay.push(shop.keepOrders().then(() => shop.worker.dump()))
    return Response.json({})
  })
  expect(await shop.call(SIGN_ON)).toBe(200)
  expect(await Promise.all(onTheWay)).toEqual(['', expect.stringContaining('Orders of Ann')])
  expect(await shop.worker.dump()).toBe('')
})

test('PWA-4 PWA-6 without a network what can be read stays; a sign-out that the store refuses keeps the news coming', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  shop.worker.answer(null)
  expect(await shop.call(SIGN_OUT)).toBeNull()
  expect(await shop.worker.dump()).toContain('Orders of Ann')
  // A browser may be wrong about its network.
  shop.worker.answer(() => refusal(500, 'failed'))
  expect(await shop.call(SIGN_OUT)).toBe(500)
  expect(await shop.worker.dump()).toBe('')
  expect(shop.unsubscribe).not.toHaveBeenCalled()
})

test('ACC-12 VIS-4 PWA-6 a deleted account leaves nothing in the worker, and no news; another change of the record leaves it all', async () => {
  shop.worker.answer(() => Response.json({}))
  expect(await shop.call(OWN_RECORD, { firstName: 'Ann' })).toBe(200)
  expect(await shop.worker.dump()).toContain('Orders of Ann')
  expect(await shop.call(OWN_RECORD, { deleteAccount: true })).toBe(200)
  expect(await shop.worker.dump()).toBe('')
  expect(shop.worker.asked).toContain(
    'PUT /api/istore/client/admin/userManagement/userInfo {"deleteAccount":true}',
  )
  expect(shop.unsubscribe).toHaveBeenCalledOnce()
})
