import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { PaymentOption } from 'shared-contracts/api/payment/options.ts'
import { type Failure, readFailure } from '../failure.ts'
import { persist, type Wait } from '../persist.ts'
import { payableAddress } from './address.ts'
import type { AttemptKeys, BillIdentity } from './keys.ts'
import { look } from './look.ts'
import { rowOf } from './options.ts'

export type Paid =
  /** `native`: a page of the app around the shop pays. */
  | { kind: 'open'; orderID: string; redirectUrl: string; native: boolean }
  /** Nothing more to do here: store credit paid it, it costs nothing, or it is paid in the store. */
  | { kind: 'done'; orderID: string }
  /** An earlier attempt paid the order. `again`: there is a bill all the same, so the same is being bought once more. */
  | { kind: 'paid'; orderID: string; again: boolean }
  /** `orderID` is set once the order is made: what follows is only its payment. */
  | { kind: 'failed'; failure: Failure; orderID: string | null }

export interface PayDeps {
  api: ApiClient
  keys: AttemptKeys
  wait: Wait
  /** A computer, where a code for the phone is more use than an app's page. */
  scan?: boolean
  /** Whom WeChat says this is, as the address of this page had it. */
  openId?: () => string | null
}

/**
 * Makes the order of a bill and opens its payment (CHK-8). While one call of the returned function is under way
 * every further call gets the same promise, so that a double tap is one tap.
 */
export function createPay(deps: PayDeps): (bill: BillIdentity, option: PaymentOption) => Promise<Paid> {
  let running: Promise<Paid> | null = null
  return (bill, option) => {
    running ??= run(deps, bill, option).finally(() => {
      running = null
    })
    return running
  }
}

/**
 * The order of this bill that still waits for its payment, for a shopper who comes back. Keys of an order that is
 * over are dropped: this bill was loaded after it and is a new purchase.
 */
export async function waitingOrder({ api, keys }: PayDeps, bill: BillIdentity): Promise<string | null> {
  const { orderID } = keys.open(bill)
  if (!orderID) return null
  const now = await look(api, orderID, keys.openedWith(bill))
  if (now === 'paid' || now === 'over') keys.forget(bill)
  return now === 'waiting' || now === 'failed' ? orderID : null
}

async function run(deps: PayDeps, bill: BillIdentity, option: PaymentOption): Promise<Paid> {
  const { api, keys } = deps
  let orderID: string | null = null
  try {
    if (rowOf(option).flow === 'store') return await acceptForStore(deps, bill, option)
    for (let retried = false; ; retried = true) {
      const placed = await placeOrder(deps, bill, keys.open(bill).orderKey)
      orderID = placed.orderID
      const { opened } = keys.placed(bill, orderID)
      if (placed.due === 0) return done(deps, bill, orderID)
      const before = opened ? await look(api, orderID, keys.openedWith(bill)) : 'waiting'
      if (before === 'paid') return await paid(deps, bill, orderID)
      if (before === 'failed') keys.declined(bill)
      if (before !== 'over') {
        try {
          return await settleBy(deps, bill, option, orderID)
        } catch (error) {
          const { kind, code } = readFailure(error)
          if (kind !== 'refused' || STAYS.has(code) || retried) throw error
          // The same key gives the same order, also when it was cancelled or declined for good since.
          const now = await look(api, orderID, keys.openedWith(bill))
          if (now === 'paid') return await paid(deps, bill, orderID)
          if (now !== 'over' && now !== 'failed') throw error
        }
      }
      keys.forget(bill)
      orderID = null
    }
  } catch (error) {
    return { kind: 'failed', failure: readFailure(error), orderID }
  }
}

/** Refusals after which the order is as good as before: another way to pay it can be tried. */
const STAYS = new Set(['payment-provider', 'credit-short'])

/** One key, one order, however often it is asked for. */
function placeOrder({ api, wait }: PayDeps, bill: BillIdentity, idempotencyKey: string, inStore = false) {
  const { id, total, currency } = bill
  const place = () =>
    api('POST shoppingManagement4/billing/{id}', {
      params: { id },
      body: { idempotencyKey, total, currency, ...(inStore && { pickUpAandPayAtStore: true }) },
    })
  return persist(place, wait)
}

/** An order paid in the store is another one than an order paid here, with a bill and a key of its own. */
async function acceptForStore(deps: PayDeps, bill: BillIdentity, option: PaymentOption): Promise<Paid> {
  const { api, keys, wait } = deps
  const { orderID: earlier } = keys.open(bill)
  if (earlier && (await look(api, earlier, keys.openedWith(bill))) === 'paid')
    return paid(deps, bill, earlier)
  const query = { pickUpAandPayAtStore: 'true' as const }
  const inStore = await persist(() => api('GET shoppingManagement4/billing/', { query }), wait)
  // Whatever is asked for in the store is what the shopper saw here.
  const agreed = { id: inStore.id, total: bill.total, currency: bill.currency }
  const { orderID } = await placeOrder(deps, agreed, keys.paymentKey(bill, option), true)
  return done(deps, bill, orderID)
}

function done({ keys }: PayDeps, bill: BillIdentity, orderID: string): Paid {
  keys.forget(bill)
  return { kind: 'done', orderID }
}

async function paid({ api, keys }: PayDeps, bill: BillIdentity, orderID: string): Promise<Paid> {
  keys.forget(bill)
  const again = await api('GET shoppingManagement4/billing/').then(
    () => true,
    error => !readFailure(error),
  )
  return { kind: 'paid', orderID, again }
}

async function settleBy(
  deps: PayDeps,
  bill: BillIdentity,
  option: PaymentOption,
  orderID: string,
): Promise<Paid> {
  const { api, keys, wait, scan = false, openId } = deps
  const { open, flow } = rowOf(option)
  const idempotencyKey = keys.paymentKey(bill, option)
  try {
    if (open === null) {
      const body = { orderID, idempotencyKey }
      await persist(() => api('POST shoppingManagement4/storeCreditPayment', { body }), wait)
      return done(deps, bill, orderID)
    }
    const opening = { orderID, idempotencyKey, scan, openId: openId?.() ?? null }
    const { redirectUrl } = await persist(() => open(api, opening), wait)
    const address = payableAddress(redirectUrl)
    keys.opened(bill)
    return { kind: 'open', orderID, redirectUrl: address, native: flow === 'native' }
  } catch (error) {
    // The shopper never got the address of this attempt, so nothing can be paid through it.
    if (readFailure(error).kind === 'refused') keys.renewPayment(bill, option)
    throw error
  }
}
