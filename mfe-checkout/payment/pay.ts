import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { PaymentOption } from 'shared-contracts/payment/options.ts'
import { type Failure, readFailure } from '../failure.ts'
import { persist, type Wait } from '../persist.ts'
import { payableAddress } from './address.ts'
import type { AttemptKeys, BillIdentity } from './keys.ts'
import { look } from './look.ts'
import { OPTIONS } from './options.ts'

export type Paid =
  | { kind: 'open'; orderID: string; redirectUrl: string }
  /** An earlier attempt paid the order. `again`: there is a bill all the same, so the same is being bought once more. */
  | { kind: 'paid'; orderID: string; again: boolean }
  /** `orderID` is set once the order is made: what follows is only its payment. */
  | { kind: 'failed'; failure: Failure; orderID: string | null }

export interface PayDeps {
  api: ApiClient
  keys: AttemptKeys
  wait: Wait
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
  const { orderID, opened } = keys.open(bill)
  if (!orderID) return null
  const now = await look(api, orderID, opened)
  if (now === 'paid' || now === 'over') keys.forget(bill)
  return now === 'waiting' || now === 'failed' ? orderID : null
}

async function run(deps: PayDeps, bill: BillIdentity, option: PaymentOption): Promise<Paid> {
  const { api, keys } = deps
  let orderID: string | null = null
  try {
    for (let retried = false; ; retried = true) {
      orderID = await placeOrder(deps, bill)
      const { opened } = keys.placed(bill, orderID)
      const before = opened ? await look(api, orderID, true) : 'waiting'
      if (before === 'paid') return await paid(deps, bill, orderID)
      if (before === 'failed') keys.declined(bill)
      if (before !== 'over') {
        try {
          const redirectUrl = await openAttempt(deps, bill, option, orderID)
          keys.opened(bill)
          return { kind: 'open', orderID, redirectUrl }
        } catch (error) {
          const { kind, code } = readFailure(error)
          if (kind !== 'refused' || code === 'payment-provider' || retried) throw error
          // The same key gives the same order, also when it was cancelled or declined for good since.
          const now = await look(api, orderID, opened)
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

/** One key, one order, however often it is asked for. @returns its id */
async function placeOrder(
  { api, keys, wait }: PayDeps,
  { id, total, currency }: BillIdentity,
): Promise<string> {
  const idempotencyKey = keys.open({ id, total, currency }).orderKey
  const place = () =>
    api('POST shoppingManagement4/billing/{id}', {
      params: { id },
      body: { idempotencyKey, total, currency },
    })
  return (await persist(place, wait)).orderID
}

async function paid({ api, keys }: PayDeps, bill: BillIdentity, orderID: string): Promise<Paid> {
  keys.forget(bill)
  const again = await api('GET shoppingManagement4/billing/').then(
    () => true,
    error => !readFailure(error),
  )
  return { kind: 'paid', orderID, again }
}

async function openAttempt(
  { api, keys, wait }: PayDeps,
  bill: BillIdentity,
  option: PaymentOption,
  orderID: string,
): Promise<string> {
  const body = { orderID, idempotencyKey: keys.paymentKey(bill, option), method: OPTIONS[option].method }
  try {
    const open = () => api('POST shoppingManagement4/requestOTTH5Payment', { body })
    return payableAddress((await persist(open, wait)).redirectUrl)
  } catch (error) {
    // The shopper never got the address of this attempt, so nothing can be paid through it.
    if (readFailure(error).kind === 'refused') keys.renewPayment(bill, option)
    throw error
  }
}
