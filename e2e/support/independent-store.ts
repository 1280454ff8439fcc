import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { CHECKOUT } from './independent-checkout.ts'
import type { Call, Visitor } from './independent-visitor.ts'

const GOODS = [
  { id: 101, name: 'Maple syrup', price: '1450', currency: 'CAD', image: '/none/maple.jpg' },
  { id: 102, name: 'Birch candle', price: 2300, currency: 'cad' },
  { id: 103, name: 'Wool socks', price: '1875', currency: 'CAD', image: null },
  {
    id: 104,
    name: 'Linen shirt',
    price: 4800,
    currency: 'CAD',
    hasOptions: true,
    options: [
      {
        id: 1,
        name: 'Size',
        values: [
          { id: 11, label: 'Small', priceDelta: 0 },
          { id: 12, label: 'Large', priceDelta: '200' },
        ],
      },
    ],
  },
]
const NO_SUCH = { error: { errors: [{ code: 404, message: 'No such thing here.' }] } }

const cartOf = ({ cart }: Visitor) => {
  const lines = [...cart].map(([id, quantity]) => {
    const { name, price, currency } = GOODS.find(one => one.id === id) ?? {}
    const total = Number(price) * quantity
    return {
      id,
      productID: id,
      name,
      unitPrice: price,
      lineTotal: total,
      quantity: String(quantity),
      currency,
    }
  })
  return {
    itemCount: lines.reduce((sum, line) => sum + Number(line.quantity), 0),
    lineItems: Object.fromEntries(lines.map(line => [line.id, line])),
    subtotal: String(lines.reduce((sum, line) => sum + line.lineTotal, 0)),
    currency: 'CAD',
  }
}

const MINIMAL: Record<string, Call> = {
  'GET common3/appInfoInit': ({ visitor }) => ({
    body: {
      appContent: {
        storeName: 'North Shore Goods',
        css: {},
        system: {
          appConfig: { enableCheckout: true, enableUserAccounts: true, supportedLanguages: ['en', 'zh'] },
        },
        navigation: {
          headerMenu: [{ name: 'Everything', link: 'productlist', linkActionType: 'INTERNAL_LINK' }],
          footerTabs: [{ name: 'default' }],
        },
      },
      ...(visitor.user && { user: { profileImage: null }, userID: 7, lastLoginDate: 1767225600000 }),
    },
  }),
  'GET productManagement2/products': () => ({ products: GOODS }),
  'GET shoppingManagement4/myCart': ({ visitor }) => cartOf(visitor),
}

const CALLS: Record<string, Call> = {
  ...MINIMAL,
  ...CHECKOUT,
  'GET productManagement2/products/listCount': () => ({ count: String(GOODS.length) }),
  'GET productManagement/categories/*': () => ({ categories: [{ slug: 'home', name: 'Home' }] }),
  'GET productDetailManagement/productDetail/*': ({ path }) =>
    GOODS.find(one => String(one.id) === path.at(-1)) ?? 404,
  'POST shoppingManagement4/myCart': ({ body, visitor }) => {
    const id = Number(body?.productID)
    if (!GOODS.some(one => one.id === id)) return 404
    visitor.cart.set(id, (visitor.cart.get(id) ?? 0) + Number(body.quantity ?? 1))
    return cartOf(visitor)
  },
  'PUT shoppingManagement4/myCart': ({ body, visitor }) => {
    visitor.cart.set(Number(body?.lineID), Number(body?.quantity))
    return cartOf(visitor)
  },
  'POST shoppingManagement4/myCart/delete': ({ body, visitor }) => {
    visitor.cart.delete(Number(body?.lineID))
    return cartOf(visitor)
  },
  'POST common3/signon': ({ visitor }) => {
    visitor.user = true
    return { user: { profileImage: null }, userID: 7, lastLoginDate: 1767225600000 }
  },
  'GET common3/logout': ({ visitor }) => {
    visitor.user = false
    return {}
  },
  'GET common3/changeLocale/*': () => ({ applicationMessage: { messages: {} } }),
  'GET admin/orderManagement/orders/count': ({ visitor }) => (visitor.user ? { count: 0 } : 401),
  'GET admin/orderManagement/orders/list': ({ visitor }) => (visitor.user ? { orders: [] } : 401),
}

export interface IndependentStore {
  url: string
  /** Puts one of a product into every cart there is. */
  put(id: number): void
  /** Answers only appInfoInit, products and cart from now on, or all it has. */
  only(minimal: boolean): void
  stop(): Promise<void>
}

export async function startIndependentStore(): Promise<IndependentStore> {
  const visitors = new Map<string, Visitor>()
  let calls = CALLS
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://store.test')
    const path = pathname.replace('/api/istore/client/', '').split('/')
    const call =
      calls[`${incoming.method} ${path.join('/')}`] ??
      calls[`${incoming.method} ${path.slice(0, -1).join('/')}/*`]
    const id = /sid=(\d+)/.exec(incoming.headers.cookie ?? '')?.[1] ?? String(visitors.size + 1)
    const visitor = visitors.get(id) ?? { cart: new Map(), user: false, order: { checks: 0 } }
    visitors.set(id, visitor)
    const body = incoming.method === 'GET' ? null : await json(incoming).catch(() => null)
    const given = call?.({ path, body, visitor, cart: cartOf(visitor) }) ?? 404
    outgoing.setHeader('set-cookie', `sid=${id}; Path=/`)
    outgoing.writeHead(typeof given === 'number' ? given : 200, { 'content-type': 'application/json' })
    outgoing.end(JSON.stringify(typeof given === 'number' ? NO_SUCH : given))
  }
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    put(id) {
      for (const { cart } of visitors.values()) cart.set(id, 1)
    },
    only(minimal) {
      calls = minimal ? MINIMAL : CALLS
    },
    stop: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
