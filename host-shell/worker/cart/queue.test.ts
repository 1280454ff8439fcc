import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeWorker } from '../../fixtures/fake-worker.ts'
import { CART_ADDRESS } from '../addresses.ts'

const line = (id: string, quantity: number) => ({
  id,
  productID: `p-${id}`,
  name: `Tea ${id}`,
  optionPair: '',
  optionLabel: '',
  image: null,
  unitPrice: 100,
  quantity,
  lineTotal: 100 * quantity,
  available: 9,
})
const CART: Cart = {
  itemCount: 3,
  lineItems: { a: line('a', 1), b: line('b', 2) },
  subtotal: 300,
  currency: 'CAD',
  version: 4,
}

/** A worker that has seen the cart, and a network that can be taken away. */
async function begin() {
  vi.resetModules()
  const worker = fakeWorker()
  const [{ cartCall }, queue, owner, { takeToken }] = await Promise.all([
    import('./cart-calls.ts'),
    import('./queue.ts'),
    import('../owner.ts'),
    import('./send.ts'),
  ])
  const call = (method: string, below = '', body?: object) => {
    const url = new URL(`https://shop.example${CART_ADDRESS}${below}`)
    const request = new Request(url, { method, ...(body && { body: JSON.stringify(body) }) })
    return cartCall({ request, url, event: worker.event })
  }
  worker.answer(() => Response.json(CART))
  await call('GET')
  await worker.settled()
  return { worker, call, takeToken, ...queue, ...owner }
}

let shop: Awaited<ReturnType<typeof begin>>
beforeEach(async () => {
  shop = await begin()
})

test('PWA-4 without a network the cart is read and changed; with it the changes are sent in order, once', async () => {
  const { worker, call, replay, takeNews, shownCart } = shop
  worker.answer(null)
  expect((await (await call('GET')).json()).itemCount).toBe(3)
  await call('PUT', '', { lineID: 'a', quantity: 2 })
  await call('PUT', '', { lineID: 'a', quantity: 5 })
  const shown = await (await call('POST', '/delete', { lineID: 'b' })).json()
  expect([shown.itemCount, shown.subtotal]).toEqual([5, 500])
  expect(worker.syncs).toContain('arcade-cart')
  worker.answer(() => Response.json({ ...CART, itemCount: 5, version: 6 }))
  worker.asked.length = 0
  await Promise.all([replay(), replay()])
  expect(worker.asked).toEqual([
    `PUT ${CART_ADDRESS} {"lineID":"a","quantity":5}`,
    `POST ${CART_ADDRESS}/delete {"lineID":"b"}`,
  ])
  expect(await takeNews()).toEqual({ arcade: 'cart', waiting: 0, refused: [], version: 6 })
  expect(await shownCart()).toMatchObject({ itemCount: 5 })
})

test('PWA-4 CRT-2 an answer that is overtaken by a later one is not what is kept of the cart', async () => {
  const { worker, call, shownCart } = shop
  let late = (_: Response) => {}
  worker.answer(({ method }) =>
    method === 'GET'
      ? new Promise(answer => (late = answer))
      : Response.json({ ...CART, itemCount: 5, version: 5 }),
  )
  const before = call('GET')
  await vi.waitFor(() => expect(worker.asked).toHaveLength(2))
  await call('PUT', '', { lineID: 'a', quantity: 3 })
  await worker.settled()
  late(Response.json(CART))
  await before
  await worker.settled()
  expect(await shownCart()).toMatchObject({ itemCount: 5, version: 5 })
})

test('PWA-4 VIS-4 a cart that begins anew is kept, though its version is lower', async () => {
  const { worker, call, shownCart } = shop
  worker.answer(() => Response.json({ ...CART, itemCount: 0, lineItems: {}, version: 1 }))
  await call('GET')
  await worker.settled()
  expect(await shownCart()).toMatchObject({ itemCount: 0, version: 1 })
})

test('PWA-4 a change that the server refuses is dropped and told once; the others are made', async () => {
  const { worker, call, replay, takeNews, shownCart } = shop
  worker.answer(null)
  await call('PUT', '', { lineID: 'a', quantity: 9 })
  await call('POST', '/delete', { lineID: 'b' })
  worker.answer(request =>
    request.method === 'PUT'
      ? Response.json(
          { error: { errors: [{ code: 'out-of-stock', message: 'Only 2 left.' }] } },
          { status: 409 },
        )
      : Response.json({ ...CART, itemCount: 1 }),
  )
  await replay()
  expect(await takeNews()).toMatchObject({
    waiting: 0,
    refused: [{ name: 'Tea a', message: 'Only 2 left.' }],
  })
  expect(await takeNews()).toMatchObject({ refused: [] })
  expect(await shownCart()).toMatchObject({ itemCount: 1 })
})

test('PWA-4 a server that is down or a token that has not come yet loses no change', async () => {
  const { worker, call, replay, takeNews, shownCart } = shop
  worker.answer(null)
  await call('PUT', '', { lineID: 'a', quantity: 2 })
  for (const answer of [
    () => new Response('', { status: 502 }),
    () => Response.json({ error: { errors: [{ code: 'bad-token', message: 'no' }] } }, { status: 403 }),
    () => new Response('<a captive portal>'),
  ]) {
    worker.answer(answer)
    await replay()
    expect(await takeNews()).toMatchObject({ waiting: 1, refused: [] })
    expect(await shownCart()).toMatchObject({ itemCount: 4 })
  }
})

test('PWA-4 API-3 a change that is refused in HTML is refused: it is not sent for ever', async () => {
  const { worker, call, replay, takeNews } = shop
  worker.answer(null)
  await call('PUT', '', { lineID: 'a', quantity: 2 })
  worker.answer(() => new Response('<h1>Forbidden</h1>', { status: 403 }))
  await replay()
  expect(await takeNews()).toMatchObject({ waiting: 0, refused: [{ name: 'Tea a', message: '' }] })
})

test.each([
  ['a code of its own', { error: { errors: [{ code: 'slow-down', message: 'Later.' }] } }],
  ['no code', { error: { errors: [{ message: 'Later.' }] } }],
  ['other words', { code: 429, message: 'Quota exceeded.' }],
])(
  'PWA-4 a 429 with %s loses no change, and those who ask hear that waiting helps',
  async (_which, answer) => {
    const { worker, call, replay, takeNews, shownCart } = shop
    worker.answer(null)
    await call('PUT', '', { lineID: 'a', quantity: 2 })
    worker.answer(() => Response.json(answer, { status: 429 }))
    expect(await replay(), 'whether the store cannot be had').toBe(true)
    expect(await takeNews()).toMatchObject({ waiting: 1, refused: [] })
    worker.answer(() => Response.json({ ...CART, itemCount: 4, version: 6 }))
    await replay()
    expect(await takeNews()).toMatchObject({ waiting: 0, refused: [] })
    expect(await shownCart()).toMatchObject({ version: 6 })
  },
)

test('PWA-4 CRT-2 where workers read no cookies, what waits is sent with the token that a page hands over, and the cart is the server’s again', async () => {
  const { worker, call, replay, takeNews, takeToken, shownCart } = shop
  worker.answer(null)
  await call('PUT', '', { lineID: 'a', quantity: 2 })
  worker.answer(request =>
    request.method === 'GET' || request.headers.get('x-xsrf-token') === 't'
      ? Response.json({ ...CART, itemCount: 7, version: 9 })
      : Response.json({ error: { errors: [{ code: 'bad-token', message: 'no' }] } }, { status: 403 }),
  )
  await replay()
  expect((await (await call('GET')).json()).itemCount).toBe(4)
  takeToken('a=1; XSRF-TOKEN=t')
  // A page of an earlier release hands none over.
  takeToken(undefined)
  await replay()
  expect(await takeNews()).toMatchObject({ waiting: 0, refused: [] })
  expect(await shownCart()).toMatchObject({ itemCount: 7 })
  worker.asked.length = 0
  await call('GET')
  expect(worker.asked).toEqual([`GET ${CART_ADDRESS}`])
})

test('PWA-4 VIS-4 what waits is gone with its visitor, also when it is about to be sent', async () => {
  const { worker, call, replay, hasChanges, forgetVisitor } = shop
  worker.answer(null)
  await call('PUT', '', { lineID: 'a', quantity: 2 })
  await forgetVisitor()
  expect(await hasChanges()).toBe(false)
  worker.asked.length = 0
  await replay()
  expect(worker.asked).toEqual([])
  expect(await worker.dump()).not.toContain('Tea')
})

test('PWA-4 API-5 a cart as an odd backend writes it is changed without a network, and what it answers then is no harm either', async () => {
  const { worker, call, replay, shownCart } = shop
  const { optionPair, ...plain } = line('a', 1)
  worker.answer(() => Response.json({ ...CART, lineItems: { a: plain, b: null } }))
  await call('GET')
  await worker.settled()
  worker.answer(null)
  const shown = await (await call('PUT', '', { lineID: 'a', quantity: 2 })).json()
  // With the two of `b`, which nobody can read.
  expect([shown.itemCount, shown.subtotal]).toEqual([4, 200])
  worker.answer(() => Response.json({ ...CART, lineItems: null, version: 5 }))
  await replay()
  expect((await shownCart())?.lineItems).toEqual({})
})

test('PWA-4 on a device that is full by then each change is sent once, and a worker begun later sends none again', async () => {
  const { worker, call, replay, takeNews } = shop
  worker.answer(null)
  await call('PUT', '', { lineID: 'a', quantity: 2 })
  await call('POST', '/delete', { lineID: 'b' })
  worker.fill()
  worker.asked.length = 0
  worker.answer(request => {
    if (worker.asked.length > 2) throw new TypeError('Failed to fetch')
    return request.method === 'PUT'
      ? Response.json({ error: { errors: [{ code: 'out-of-stock', message: 'None.' }] } }, { status: 409 })
      : Response.json({ ...CART, itemCount: 1, version: 6 })
  })
  await replay()
  await replay()
  expect(worker.asked).toHaveLength(2)
  expect(await takeNews()).toMatchObject({ waiting: 0, refused: [{ message: 'None.' }] })
  expect(await takeNews()).toMatchObject({ waiting: 0, refused: [] })
  expect(await worker.dump()).not.toContain('Tea')
})

test('PWA-4 with no room on the device, or a cart that was never seen, the page hears that nothing was changed', async () => {
  const { worker, call, forgetVisitor } = shop
  worker.answer(null)
  worker.fill()
  expect((await call('PUT', '', { lineID: 'a', quantity: 2 })).type).toBe('error')
  expect((await (await call('GET')).json()).itemCount).toBe(3)
  await forgetVisitor()
  expect((await call('PUT', '', { lineID: 'a', quantity: 2 })).type).toBe('error')
})
