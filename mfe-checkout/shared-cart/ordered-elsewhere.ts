import type { Answer, ApiClient } from 'shared-contracts/api/client.ts'
import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import { isFailure } from 'shared-contracts/api/failure.ts'
import { orderOutcome } from 'shared-contracts/api/order-outcome.ts'
import { isOfCart } from '../open-order/is-of-cart.ts'
import { isSettled } from '../payment/fetch-status.ts'

type Order = Answer<'GET admin/orderManagement/orders/list'>['orders'][number]

/** An order of the same goods from before that is another one. By the device's clock: one that is wrong costs no more than the answer. */
const JUST_MS = 60 * 60_000

/** @returns whether an account's newest order has just bought what a cart held, on another device then; false where that cannot be asked */
export async function hasBought(
  api: ApiClient,
  { orderID: id, status, paymentStatus, placedAt, itemCount }: Order,
  cart: Cart,
  signal: AbortSignal,
): Promise<boolean> {
  const isNew = Math.abs(Date.now() - Date.parse(placedAt)) < JUST_MS
  if (!isNew || itemCount !== cart.itemCount || !isSettled(orderOutcome(status, paymentStatus))) return false
  try {
    return isOfCart(await api('GET admin/orderManagement/order/{id}', { params: { id }, signal }), cart)
  } catch (error) {
    if (!isFailure(error)) throw error
    return false
  }
}
