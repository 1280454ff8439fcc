import type { Call, Visitor } from './independent-visitor.ts'

const DAY_MS = 24 * 3600 * 1000
const noonIn = (days: number) => Math.floor(Date.now() / DAY_MS + days) * DAY_MS + 16 * 3600 * 1000

const draftOf = ({ order }: Visitor) => ({
  method: order.method,
  localStoreName: order.place,
  contact: order.contact,
  slot: order.start && { start: order.start, end: order.start },
})
const settle =
  (change: (order: Visitor['order'], request: Parameters<Call>[0]) => void): Call =>
  request => {
    change(request.visitor.order, request)
    return draftOf(request.visitor)
  }

/** Checkout of the independent store: one place, one means of payment, and as little in each answer as will do. */
export const CHECKOUT: Record<string, Call> = {
  'GET shoppingManagement4/checkoutConfig': ({ visitor }) => ({
    currency: 'CAD',
    methods: ['pickup'],
    locations: [
      {
        id: 1,
        localStoreName: 'Harbour Road',
        timeZone: 'America/Halifax',
        methods: ['pickup'],
        pickupSlots: [2, 3].map(days => ({ start: noonIn(days), end: noonIn(days) + 3_600_000 })),
      },
    ],
    draft: draftOf(visitor),
  }),
  'POST shoppingManagement4/updateOrderMethod': settle((order, { body }) => {
    order.method = body.methodName
    order.place = body.localStoreName
  }),
  'POST shoppingManagement4/orderContactInfo': settle((order, { body }) => {
    order.contact = body
  }),
  'POST shoppingManagement4/orderPickupDateTime': settle((order, { body }) => {
    order.start = body.start
  }),
  'GET shoppingManagement4/billing/': ({ visitor, cart }) => ({
    id: 70,
    lines: Object.values(cart.lineItems),
    subtotal: cart.subtotal,
    total: cart.subtotal,
    currency: 'CAD',
    draft: draftOf(visitor),
  }),
  'GET shoppingManagement4/paymentConfig': () => ({ options: ['ott-wechatpay', 'barter'] }),
  'POST shoppingManagement4/billing/*': ({ visitor, body }) => {
    visitor.order.id ??= 9000 + String(body.idempotencyKey).length
    return { orderID: visitor.order.id }
  },
  // Its provider pays at once and sends the shopper back.
  'POST shoppingManagement4/requestOTTH5Payment': ({ body }) => ({
    redirectUrl: `/confirmation/${body.orderID}?from_source=ott_h5X${body.orderID}`,
  }),
  'POST shoppingManagement4/checkOttPaymentStatus': ({ visitor, body }) => {
    visitor.order.checks += 1
    if (visitor.order.checks < 2) return { status: 'INTERIM', paymentStatus: 'NOT_PAID' }
    visitor.cart.clear()
    return { orderID: body.orderID, status: 'NEW', paymentStatus: 'PAID_ONLINE' }
  },
}
