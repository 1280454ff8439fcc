import { randomUUID } from 'node:crypto'
import type { Call } from 'shared-contracts/api/endpoints.ts'
import type { Bill } from 'shared-contracts/api/entities/order.ts'
import type { Reply, Visitor } from './visitor.ts'

export const CONTACT = {
  firstName: 'Lin',
  lastName: 'Wei',
  email: 'lin@example.com',
  phone: '+1 416 555 0100',
}

export const add = (
  visitor: Visitor,
  productID: string,
  quantity = 1,
  optionPair = '',
  intentID = randomUUID(),
) => visitor.api('POST shoppingManagement4/myCart', { body: { productID, optionPair, quantity, intentID } })

/** Settles place, contact and slot. @returns the bill @param slot which of the open slots, counted from 0 */
export async function settleDraft(visitor: Visitor, localStoreName = 'East Shop', slot = 0): Promise<Bill> {
  const config = await visitor.api('GET shoppingManagement4/checkoutConfig')
  const location = config.body.locations.find(l => l.localStoreName === localStoreName)
  const start = location?.pickupSlots[slot]?.start
  good(
    await visitor.api('POST shoppingManagement4/orderContactInfo', {
      query: { localStoreName, methodName: 'pickup' },
      body: CONTACT,
    }),
  )
  good(await visitor.api('POST shoppingManagement4/orderPickupDateTime', { body: { start } }))
  return good(await visitor.api('GET shoppingManagement4/billing/'))
}

export const place = (visitor: Visitor, bill: Bill, idempotencyKey = randomUUID(), total = bill.total) =>
  visitor.api('POST shoppingManagement4/billing/{id}', {
    params: { id: bill.id },
    body: { idempotencyKey, total, currency: bill.currency },
  })

/** The body of a good answer; @throws Error with what the server said otherwise, so that set-up never fails quietly */
export function good<C extends Call>({ status, body, code, message }: Reply<C>): Reply<C>['body'] {
  if (status !== 200) throw new Error(`${status} ${code}: ${message}`)
  return body
}

/** A server that has too much to do, or waits too long for others, says so: a client asks again, with the same key. */
export async function insist<C extends Call>(ask: () => Promise<Reply<C>>): Promise<Reply<C>> {
  for (;;) {
    const reply = await ask()
    if (reply.code !== 'unavailable') return reply
  }
}

/** A placed, unpaid order of one product. */
export async function order(visitor: Visitor, productID = 'mooncake', quantity = 1, slot = 0) {
  good(await add(visitor, productID, quantity))
  return good(await place(visitor, await settleDraft(visitor, 'East Shop', slot)))
}

export const pay = (visitor: Visitor, orderID: string, idempotencyKey: string = randomUUID()) =>
  visitor.api('POST shoppingManagement4/requestOTTH5Payment', {
    body: { orderID, idempotencyKey, method: 'ALIPAY' },
  })

/** Presses a button of the provider's page. @returns query of the address the shopper comes back to */
export async function press(
  visitor: Visitor,
  redirectUrl: string,
  action: string,
  delay = '0',
): Promise<string> {
  const { pathname, search } = new URL(redirectUrl)
  const response = await visitor.raw('POST', pathname + search, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ do: action, delay }).toString(),
  })
  const location = response.headers.get('location')
  return location ? new URL(location).search : ''
}

export const check = (visitor: Visitor, orderID: string, returnUrlInfo = '') =>
  visitor.api('POST shoppingManagement4/checkOttPaymentStatus', { body: { orderID, returnUrlInfo } })

export const stockOf = async (visitor: Visitor, id: string, optionPair = ''): Promise<number | undefined> => {
  const { body } = await visitor.api('GET inventoryManagement/inventoryByProductAndOptions/{id}', {
    params: { id },
  })
  return body.rows.find(row => row.optionPair === optionPair)?.available
}
