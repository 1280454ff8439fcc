import { randomUUID } from 'node:crypto'
import type { Call } from 'shared-contracts/api/endpoints.ts'
import { CONTACT } from '../testing/purchase.ts'
import { type CallOptions, type Reply, Visitor } from '../testing/visitor.ts'
import { pollUntil } from './poll-until.ts'

export const PLACE = 'Markham Main Shop'
export const ORIGIN = 'http://shop.test'
/** Minor units of store credit that every order takes. */
export const CREDIT = 7

export interface Item {
  product: string
  pair: string
}

/** An order that the server acknowledged. */
export interface Acknowledged {
  orderID: string
  total: number
  item: Item
  quantity: number
}

/** What a client may be told while servers fall over; it then asks the same again, under the same key. */
const AGAIN: ReadonlySet<string | undefined> = new Set(['unavailable', 'in-progress', 'payment-provider'])

/** A person with a page open: whatever gets lost is asked again until it is answered. */
export class Shopper {
  readonly acknowledged: Acknowledged[] = []
  readonly #visitor: Visitor
  readonly #asks: () => void

  /** @param asks hears of every request before it is sent */
  constructor(origin: string, asks: () => void) {
    this.#visitor = new Visitor(origin, { origin: ORIGIN })
    this.#asks = asks
  }

  /** An answer that must be good in the end; @throws Error for any refusal that is not about the servers' state */
  async #get<C extends Call>(call: C, options?: () => CallOptions): Promise<Reply<C>['body']> {
    const given = options?.() ?? {}
    const { answer } = await pollUntil(call, async () => {
      this.#asks()
      const reply = await this.#visitor.api(call, given).catch(lost)
      if (!reply || AGAIN.has(reply.code)) return null
      if (reply.status !== 200) throw new Error(`${call}: ${reply.status} ${reply.code} ${reply.message}`)
      return reply
    })
    return answer.body
  }

  /** Opens the shop and an account. @returns the account's id */
  async enter(emailID: string): Promise<string> {
    await this.#get('GET common3/appInfoInit')
    const body = { emailID, password: 'correct horse', firstName: 'Lin', lastName: 'Wei' }
    return (await this.#get('POST common3/clientRegistration', () => ({ body }))).userID ?? ''
  }

  /**
   * Buys one thing: one key for the order, one for its payment.
   * @param leaves closes the window once the provider has the money, and never asks what became of it
   */
  async buy(item: Item, quantity: number, leaves: boolean): Promise<void> {
    const { product: productID, pair: optionPair } = item
    const added = { productID, optionPair, quantity, intentID: randomUUID() }
    await this.#get('POST shoppingManagement4/myCart', () => ({ body: added }))
    const query = { localStoreName: PLACE, methodName: 'pickup' }
    await this.#get('POST shoppingManagement4/orderContactInfo', () => ({ query, body: CONTACT }))
    const { locations } = await this.#get('GET shoppingManagement4/checkoutConfig')
    const start = locations.find(l => l.localStoreName === PLACE)?.pickupSlots.at(-1)?.start
    await this.#get('POST shoppingManagement4/orderPickupDateTime', () => ({ body: { start } }))
    await this.#get('POST shoppingManagement4/applyStoreCredit', () => ({ body: { amount: CREDIT } }))
    const { id, total, currency } = await this.#get('GET shoppingManagement4/billing/')
    const agreed = { idempotencyKey: randomUUID(), total, currency }
    const placed = await this.#get('POST shoppingManagement4/billing/{id}', () => ({
      params: { id },
      body: agreed,
    }))
    const { orderID } = placed
    this.acknowledged.push({ orderID, total, item, quantity })
    await this.#pay(orderID, leaves)
  }

  async #pay(orderID: string, leaves: boolean): Promise<void> {
    const body = { orderID, idempotencyKey: randomUUID(), method: 'ALIPAY' }
    const { redirectUrl } = await this.#get('POST shoppingManagement4/requestOTTH5Payment', () => ({ body }))
    const { pathname, search } = new URL(redirectUrl)
    const { answer: returnUrlInfo } = await pollUntil('the provider takes the money', async () => {
      this.#asks()
      const pressed = await this.#visitor.raw('POST', pathname + search, button(leaves)).catch(lost)
      if (!pressed || pressed.status >= 500) return null
      return new URL(pressed.headers.get('location') ?? ORIGIN).search
    })
    if (leaves) return
    await pollUntil('paid', async () => {
      const now = await this.#get('POST shoppingManagement4/checkOttPaymentStatus', () => ({
        body: { orderID, returnUrlInfo },
      }))
      return now.paymentStatus === 'PAID_ONLINE' ? true : null
    })
  }
}

const button = (leaves: boolean) => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams({ do: leaves ? 'never' : 'pay' }).toString(),
})

/** A connection that broke; anything else is a mistake of ours. */
function lost(error: unknown): null {
  if (error instanceof TypeError || (error instanceof Error && error.name === 'AbortError')) return null
  throw error
}
