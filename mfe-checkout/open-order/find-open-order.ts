import { isApiError } from 'shared-contracts/api/api-error.ts'
import type { Answer, ApiClient } from 'shared-contracts/api/client.ts'
import type { ErrorCode } from 'shared-contracts/api/errors.ts'
import { isFailure, readFailure } from 'shared-contracts/api/failure.ts'
import { isMoneyIn, isUnpaid, orderOutcome } from 'shared-contracts/api/order-outcome.ts'
import { dueOf } from '../bill/due.ts'
import type { Attempts } from '../payment/attempts.ts'
import { askProviders, isSettled, type OrderState } from '../payment/fetch-status.ts'

/** It waits for its money. */
export interface WaitingOrder {
  kind: 'open'
  orderID: string
  /** What is to pay, minor units. */
  amount: number
  currency: string
  /** ISO 8601, null where the store does not say. */
  expiresAt: string | null
  /** IANA name of the store's; null where it does not say. */
  timeZone: string | null
  /** Store credit has paid a part of it. */
  partPaid: boolean
  /** Id of the group buy it is of; null where it is of the ordinary cart. */
  campaign: string | null
}

/** An order that the shopper should know of before they go on (CHK-11). */
export type OpenOrder =
  | WaitingOrder
  /** It was paid, and nobody has seen that here. */
  | { kind: 'paid'; orderID: string }
  /** Its time ran out, or it was cancelled: what it held went back to the shop. */
  | { kind: 'over'; orderID: string; campaign: string | null }

export interface FindDeps {
  api: ApiClient
  attempts: Pick<Attempts, 'orderIDs' | 'openedFor' | 'forgetOrder'>
  /** Whether the shopper went to pay an order and has not seen how it ended. */
  isUnseen(orderID: string): boolean
  /** Orders of an account may have been made on another device. */
  signedIn: boolean
  /** The backend no longer knows the account that this page shows. */
  sessionEnded?(): void
}

/** How many of the account's newest orders are looked at. */
const NEWEST = '5'
const NOT_FOUND = 'not-found' satisfies ErrorCode

/** @returns the newest order that waits or that nobody has seen settled; null when there is none, or it cannot be asked */
export async function findOpenOrder(deps: FindDeps): Promise<OpenOrder | null> {
  const [latest, ...older] = deps.attempts.orderIDs()
  const found = latest ? await fetchOrder(deps, latest) : null
  if (found) return found
  for (const orderID of older) {
    const earlier = await fetchOrder(deps, orderID)
    // That an earlier one is over was said by the later one that took its place.
    if (earlier && earlier.kind !== 'over') return earlier
  }
  return deps.signedIn ? await findElsewhere(deps) : null
}

async function fetchOrder(deps: FindDeps, orderID: string): Promise<OpenOrder | null> {
  const { api, attempts, isUnseen } = deps
  const end = (outcome: OrderState, campaign: string | null = null): OpenOrder | null => {
    const unseen = isUnseen(orderID)
    // Said once: from here on it is history.
    attempts.forgetOrder(orderID)
    if (outcome === 'cancelled') return { kind: 'over', orderID, campaign }
    return outcome === 'paid' && unseen ? { kind: 'paid', orderID } : null
  }
  const said = await askProviders(api, orderID, attempts.openedFor(orderID))
  if (isSettled(said)) return end(said)
  try {
    const order = await api('GET admin/orderManagement/order/{id}', { params: { id: orderID } })
    const { status, paymentStatus } = order
    const known = orderOutcome(status, paymentStatus)
    // Money of a cancelled order goes back: nobody is thanked for it.
    const outcome = known === 'open' && isMoneyIn(paymentStatus) ? 'paid' : known
    if (isUnpaid(status, paymentStatus) || outcome === 'failed') return waiting(order)
    // Words of the store's own prove nothing: its bill makes no second order.
    return outcome === 'open' ? null : end(outcome, order.fissionCampaignId)
  } catch (error) {
    if (!isFailure(error)) throw error
    // Where a provider was opened money may have moved: the bill's key stays.
    if (said === 'missing' && readFailure(error).code === NOT_FOUND) attempts.forgetOrder(orderID)
    return null
  }
}

function waiting(order: Answer<'GET admin/orderManagement/order/{id}'>): WaitingOrder {
  const { orderID, currency, total, expiresAt = null, fissionCampaignId: campaign = null } = order
  const amount = dueOf(order)
  const timeZone = order.location?.timeZone ?? order.timeZone ?? null
  return { kind: 'open', orderID, amount, currency, expiresAt, timeZone, partPaid: amount < total, campaign }
}

/** An order of the account that waits and was not made in this browser. */
async function findElsewhere({ api, sessionEnded }: FindDeps): Promise<OpenOrder | null> {
  try {
    const query = { numberToLoad: NEWEST, startingPosition: '0', infiniteLoad: 'true' } as const
    const { orders } = await api('GET admin/orderManagement/orders/list', { query })
    const open = orders.find(o => o.status === 'INTERIM' && o.paymentStatus === 'NOT_PAID')
    if (!open) return null
    const order = await api('GET admin/orderManagement/order/{id}', { params: { id: open.orderID } })
    return waiting(order)
  } catch (error) {
    if (!isFailure(error)) throw error
    // By the status: backends have codes of their own.
    if (isApiError(error) && error.status === 401) sessionEnded?.()
    return null
  }
}
