import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { createApiClient } from '../client.ts'
import { endpoints } from '../endpoints.ts'
import { readFailure } from '../failure.ts'
import { GROUPS, groupOf } from './groups.ts'
import { packShapes } from './pack-shapes.ts'
import { type AnswerFault, createOnce, readAnswer } from './read-answer.ts'
import { MAX_ITEMS } from './read-shape.ts'
import { shapesIn } from './shape-of.ts'
import { keepShapes, unpackShape } from './unpack-shape.ts'

const shapesOf = async (group: string): Promise<string> => (await import(`./${group}.shapes.ts`)).default
const CALL = 'GET productManagement2/products'
const product = {
  id: 'p1',
  name: 'Tea',
  image: null,
  price: 1200,
  priceVaries: false,
  compareAtPrice: null,
  currency: 'CAD',
  soldOut: false,
  clearance: false,
  hasOptions: false,
}

async function read(answer: unknown, call: string = CALL) {
  const faults: AnswerFault[] = []
  const shapes = await shapesOf(groupOf(call))
  const value = readAnswer(call, answer, unpackShape(shapes, call), fault => faults.push(fault)) as never
  return { value, faults: faults.map(fault => fault.field) }
}

test('API-5 every call has its shape in exactly one part, each at most 900 bytes brotli', async () => {
  const parts = await Promise.all(GROUPS.map(shapesOf))
  for (const call of Object.keys(endpoints)) {
    const having = GROUPS.filter((_, i) => unpackShape(parts[i] ?? '', call) !== undefined)
    expect(having, call).toEqual([groupOf(call)])
  }
  for (const [i, part] of parts.entries())
    expect(brotliCompressSync(part).length, GROUPS[i]).toBeLessThanOrEqual(900)
})

test('API-5 packed shapes are those that were packed, of all parts in one text too', async () => {
  const all = Object.assign({}, ...GROUPS.map(shapesIn))
  expect(Object.keys(all)).toHaveLength(Object.keys(endpoints).length)
  const packed = packShapes(all)
  for (const [call, shape] of Object.entries(all)) expect(unpackShape(packed, call), call).toEqual(shape)
  expect(unpackShape(packed, 'GET of/a/newer/release')).toBeUndefined()
})

test('API-5 the shape of a call is unpacked once', () => {
  const shapeOf = keepShapes()
  const packed = packShapes(shapesIn('catalog'))
  expect(shapeOf(packed, CALL)).toEqual(unpackShape(packed, CALL))
  expect(shapeOf(packed, CALL)).toBe(shapeOf(packed, CALL))
})

test('API-5 what the contract promises passes as it is, and so does what it does not know', async () => {
  const answer = { products: [{ ...product, isNew: true }], more: { deep: [1] } }
  expect(await read(answer)).toEqual({ value: answer, faults: [] })
  expect((await read({ x: 1 }, 'GET of/a/newer/release')).value).toEqual({ x: 1 })
})

describe('API-5 an odd field', () => {
  test.each([
    ['numbers as texts', { price: '1200', id: 17 }, { price: 1200, id: '17' }],
    [
      'what is missing',
      { soldOut: undefined, compareAtPrice: undefined },
      { soldOut: false, compareAtPrice: null },
    ],
    ['null', { name: null, priceVaries: null }, { name: '', priceVaries: false }],
    ['a small currency', { currency: 'cad' }, { currency: 'CAD' }],
    ['flags as words', { soldOut: 'true', hasOptions: 1 }, { soldOut: true, hasOptions: true }],
    [
      'a picture as its address',
      { image: '/a.jpg' },
      { image: { src: '/a.jpg', alt: '', width: 1000, height: 1000, sources: [], placeholder: null } },
    ],
  ])('API-5 %s is read', async (_, odd, expected) => {
    expect(await read({ products: [{ ...product, ...odd }] })).toEqual({
      value: { products: [{ ...product, ...expected }] },
      faults: [],
    })
  })

  test.each([
    ['no price', { price: null }, 'products.0.price'],
    ['an amount beyond counting', { price: 1e300 }, 'products.0.price'],
    ['no id', { id: '' }, 'products.0.id'],
    ['no currency', { currency: 'dollars' }, 'products.0.currency'],
  ])('API-5 %s costs its entry alone, which is told', async (_, odd, field) => {
    const { value, faults } = await read({ products: [{ ...product, ...odd }, product, null] })
    expect(value).toEqual({ products: [product] })
    expect(faults).toEqual([field, 'products.2'])
  })

  test.each([undefined, null, 'none'])(
    'API-5 CAT-4 a choice whose change of price is %j changes none',
    async priceDelta => {
      const size = { id: 21, label: 'Large', ...(priceDelta !== undefined && { priceDelta }) }
      const { value, faults } = await read(
        { ...product, options: [{ id: 2, name: 'Size', values: [size] }] },
        'GET productDetailManagement/productDetail/{id}',
      )
      expect(value).toMatchObject({
        options: [{ id: '2', values: [{ id: '21', label: 'Large', priceDelta: 0 }] }],
      })
      expect(faults).toEqual([])
    },
  )

  test.each([
    ['decimals', 12.5, 13],
    ['a text with decimals', '12.50', 13],
    ['parts of a cent', 188.4, 188],
  ])('API-5 LNG-5 an amount with %s is told as such', async (_, price, read_) => {
    const { value, faults } = await read({ products: [{ ...product, price }] })
    expect(value).toMatchObject({ products: [{ price: read_ }] })
    expect(faults).toEqual(['products.0.price has decimals'])
  })

  test.each(['1200.00', 1199.9999999999998])('API-5 LNG-5 %j is whole', async price => {
    expect(await read({ products: [{ ...product, price }] })).toEqual({
      value: { products: [product] },
      faults: [],
    })
  })

  test('API-5 LNG-5 a time without a zone is none; milliseconds may be a text', async () => {
    const asked = 'GET admin/userManagement/membershipDetail'
    const since = async (at: unknown) => {
      const { value, faults } = await read(
        { membership: { productID: 'm', name: 'M', since: at, until: '2027-01-01T00:00:00Z' } },
        asked,
      )
      return [(value as { membership: { since: string } | null }).membership?.since, faults]
    }
    for (const at of ['2026-11-27T00:00:00', '2026-11-27 00:00', 'Nov 27 2026', 'soon', '2026'])
      expect(await since(at), at).toEqual([undefined, ['membership.since']])
    for (const at of [
      '2026-11-27T00:00:00Z',
      '2026-11-27T00:00:00.000+0800',
      '2026-11-27',
      'Fri, 27 Nov 2026 00:00:00 GMT',
    ])
      expect(await since(at), at).toEqual([at, []])
    for (const at of [1795737600000, '1795737600000'])
      expect(await since(at)).toEqual(['2026-11-27T00:00:00.000Z', []])
  })

  test.each([
    ['GET productManagement/brands', 'brands', {}],
    ['GET productManagement/categories/{x}', 'categories', { parent: null, image: null, count: 0 }],
  ])(
    'API-5 CAT-1 of %s a name is asked for where nothing else names it, and the other way round',
    async (call, list, rest) => {
      const named = [{ name: '绿茶' }, { slug: 'tea', name: null }, { slug: '', name: 7 }, { count: 3 }]
      const { value, faults } = await read({ [list]: named }, call)
      expect(value).toEqual({
        [list]: [
          { ...rest, slug: '绿茶', name: '绿茶' },
          { ...rest, slug: 'tea', name: 'tea' },
          { ...rest, slug: '7', name: '7' },
        ],
      })
      expect(faults).toEqual([`${list}.3.slug`])
    },
  )

  test('API-5 a picture without an address is none', async () => {
    const { value, faults } = await read({ products: [{ ...product, image: { alt: 'x' } }] })
    expect(value).toEqual({ products: [product] })
    expect(faults).toEqual(['products.0.image.src'])
  })

  test.each([undefined, null, 'none', { a: 1 }, 7])('API-5 %j for a list is an empty one', async products => {
    expect((await read({ products })).value).toEqual({ products: [] })
  })

  test('API-5 nothing is read of what an entry inherits', async () => {
    const { id, ...rest } = product
    const text = JSON.stringify(rest).replace('{', `{"__proto__":{"id":"${id}"},`)
    const { value, faults } = await read({ products: [JSON.parse(text), product] })
    expect(value).toEqual({ products: [product] })
    expect(faults).toEqual(['products.0.id'])
  })

  test('API-5 a list without end is cut', async () => {
    const { value } = await read({ products: Array.from({ length: MAX_ITEMS + 5 }, () => product) })
    expect((value as { products: unknown[] }).products).toHaveLength(MAX_ITEMS)
  })

  test('API-5 sections of a kind nobody knows are left out and told', async () => {
    const text = { kind: 'text', heading: 'A', paragraphs: ['b'] }
    const { value, faults } = await read(
      {
        pageName: 'home',
        title: 'T',
        description: '',
        sections: [{ kind: 'carousel' }, text, { kind: 'text' }],
      },
      'GET common3/pageContent',
    )
    expect(value).toMatchObject({ sections: [text, { kind: 'text', heading: '', paragraphs: [] }] })
    expect(faults).toEqual(['sections.0.kind'])
  })

  test('LNG-5 a time or zone that is none leaves out what it is for', async () => {
    const location = {
      id: 'a',
      localStoreName: 'A',
      address: null,
      methods: ['pickup'],
      pickupSlots: [{ start: 'soon', end: 'later', remaining: 1 }],
    }
    const { value, faults } = await read(
      {
        currency: 'CAD',
        methods: ['pickup', 'drone', 7, null],
        locations: [
          { ...location, timeZone: 'America/Toronto' },
          { ...location, timeZone: 'Mars/Olympus' },
        ],
        draft: null,
      },
      'GET shoppingManagement4/checkoutConfig',
    )
    expect(value).toMatchObject({
      methods: ['pickup', 'drone', 7],
      locations: [{ timeZone: 'America/Toronto', pickupSlots: [] }],
      draft: { method: null, contact: null },
    })
    expect(faults).toContain('locations.1.timeZone')
  })
})

test('API-5 CRT-1 a line of the cart without its sum has that of its price and quantity; without a price it is left out', async () => {
  const line = { id: 'a', productID: 'p', name: 'Tea', unitPrice: '100', quantity: 3 }
  const lineItems = { a: line, b: { ...line, lineTotal: 250 }, c: { ...line, unitPrice: null } }
  const cart = { itemCount: 9, subtotal: 550, currency: 'CAD', lineItems }
  const { value, faults } = await read(cart, 'GET shoppingManagement4/myCart')
  expect(value).toMatchObject({ lineItems: { a: { lineTotal: 300 }, b: { lineTotal: 250 } } })
  expect(faults).toEqual(['lineItems.c.unitPrice'])
})

test.each([
  [undefined, 4],
  [null, 4],
  ['many', 4],
  ['7', 7],
  [0, 0],
])(
  'API-5 CRT-1 a cart that says %j of how much it holds, in lines that cannot be read, holds %i',
  async (itemCount, held) => {
    const lineItems = { a: { quantity: 3 }, b: null }
    const cart = { itemCount, subtotal: 550, currency: 'CAD', lineItems }
    const { value } = await read(cart, 'GET shoppingManagement4/myCart')
    expect(value).toMatchObject({ itemCount: held, lineItems: {} })
    const nothing = { subtotal: 0, currency: 'CAD', lineItems: {} }
    expect((await read(nothing, 'GET shoppingManagement4/myCart')).value).toMatchObject({ itemCount: 0 })
  },
)

test.each([null, [], 'ok', 5])(
  'API-5 %j is no answer: the fault names call and field, nothing is known of what happened',
  async answer => {
    const faults: AnswerFault[] = []
    const failing = async () =>
      readAnswer(CALL, answer, unpackShape(await shapesOf('catalog'), CALL), fault => faults.push(fault))
    const error = await failing().catch(thrown => thrown)
    expect(error).toMatchObject({ name: 'NetworkError', call: CALL, field: '' })
    expect(readFailure(error)).toMatchObject({ kind: 'unclear', message: '' })
    expect(faults).toEqual([{ call: CALL, field: '', unusable: true }])
  },
)

test.each([
  ['GET productManagement2/products', { code: 50001, msg: 'busy', data: null }],
  ['GET productManagement2/products', { data: { products: [product] } }],
  ['GET admin/orderManagement/orders/list', { success: false, toString: 1 }],
  ['GET common3/appInfoInit', { code: 500, msg: 'busy' }],
  ['GET productManagement2/products/listCount', { code: 50001, msg: 'busy' }],
  ['GET productManagement2/products/searchCount/{term}', { code: 50001, msg: 'busy' }],
  ['GET admin/orderManagement/orders/count', { code: 50001, msg: 'busy' }],
  ['GET shoppingManagement4/myCart', { code: 50001, msg: 'busy' }],
  ['PUT shoppingManagement4/myCart', { code: 50001, msg: 'busy' }],
])(
  'API-5 %s answered with %j is answered with something else, and holds no empty list and no count of nothing',
  async (call, other) => {
    await expect(read(other, call)).rejects.toMatchObject({ name: 'NetworkError', call, field: '' })
  },
)

test.each([
  { lineItems: {} },
  { itemCount: 0, lineItems: [], subtotal: null, currency: null },
  { lineItems: {}, itemCount: 0, currency: '' },
])('API-5 CRT-1 an empty cart needs no sum and no currency: %j', async empty => {
  const { value, faults } = await read(empty, 'GET shoppingManagement4/myCart')
  expect(value).toMatchObject({ itemCount: 0, lineItems: {}, subtotal: 0 })
  expect(faults).toEqual([])
})

const tea = { id: 'a', productID: 'p', name: 'Tea', unitPrice: '100', quantity: 3 }

test.each([undefined, null])(
  'API-5 CRT-1 a cart that says %j of its sum comes to what its lines do',
  async subtotal => {
    const lineItems = { a: tea, b: { ...tea, id: 'b', lineTotal: 250 } }
    const cart = { itemCount: 6, subtotal, currency: 'CAD', lineItems }
    const { value, faults } = await read(cart, 'GET shoppingManagement4/myCart')
    expect(value).toMatchObject({ itemCount: 6, subtotal: 550 })
    expect(faults).toEqual([])
  },
)

test('API-5 CRT-1 a cart of which a line cannot be read comes to no sum that leaves it out', async () => {
  for (const other of [null, { ...tea, unitPrice: null }, { ...tea, lineTotal: 'much' }]) {
    const cart = { itemCount: 6, currency: 'CAD', lineItems: { a: tea, b: other } }
    await expect(read(cart, 'GET shoppingManagement4/myCart')).rejects.toMatchObject({ field: 'subtotal' })
  }
})

test('API-5 CRT-1 a cart that says nothing of what it holds is no empty one', async () => {
  for (const silent of [{}, { version: 3 }, { lineItems: { a: {} } }])
    await expect(read(silent, 'GET shoppingManagement4/myCart')).rejects.toMatchObject({ field: 'subtotal' })
})

test('API-5 an answer with nothing in it is a list with nothing in it; one without a list may say anything', async () => {
  expect((await read({})).value).toEqual({ products: [] })
  expect((await read({ products: null, code: 0 })).value).toEqual({ products: [], code: 0 })
  expect((await read({ body: null }, 'GET common3/appInfoInit')).value).toEqual({ body: null })
  expect((await read({ success: true }, 'GET common3/logout')).value).toMatchObject({ user: null })
})

test('API-5 the same fault of a list is told once', () => {
  const isNew = createOnce()
  const at = (field: string) => isNew({ call: CALL, field, unusable: false })
  expect([at('products.0.price'), at('products.11.price'), at('products.0.id')]).toEqual([true, false, true])
})

test('API-5 the client reads every answer through its reader, asked for before the answer is there', async () => {
  const order: string[] = []
  const api = createApiClient({
    cookies: () => '',
    async fetch() {
      order.push('fetch')
      return Response.json({ products: 1 })
    },
    async reader(call) {
      order.push(call)
      return () => ({ products: ['read'] })
    },
  })
  expect(await api(CALL)).toEqual({ products: ['read'] })
  expect(order).toEqual([CALL, 'fetch'])
})
