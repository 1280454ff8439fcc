import { isApiError } from 'shared-contracts/api/api-error.ts'
import { isFailure } from 'shared-contracts/api/failure.ts'
import { isUnpaid, orderOutcome } from 'shared-contracts/api/order-outcome.ts'
import type { PageArgs } from 'shared-contracts/remote/page.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { data, redirect } from 'shared-contracts/remote/runtime/router.ts'
import { loadMeans } from '../adjustments/load-means.ts'
import { dueOf } from '../bill/due.ts'
import { CANCELLED } from '../payment/came-back.ts'
import { confirmationOf } from '../payment/confirmation-of.ts'
import { isSettled } from '../payment/fetch-status.ts'
import { optionsFor, quickestFirst, rowOf } from '../payment/options.ts'
import { isOfCart } from './is-of-cart.ts'

/**
 * An order that waits for its payment and the ways to pay it; null when they did not load. One that is settled leads to its
 * confirmation. Who gave up or was declined, and still has in the cart what it is of, goes on from the cart's bill: that can be
 * changed, and paid in the store.
 */
export async function loadOpenOrder({ request: { url, signal }, context }: PageArgs, id: string) {
  const { searchParams } = new URL(url)
  const ownPage = href('/user/orders', undefined, { id })
  const gaveUp = searchParams.has(CANCELLED)
  const app = context.get(appContext)
  const { api, platform } = app
  const title = app.translate('checkout.payment.title')
  const means = loadMeans(app, signal)
  means.catch(() => {})
  const cart =
    gaveUp || searchParams.has('another')
      ? api('GET shoppingManagement4/myCart', { signal }).catch(() => null)
      : null
  try {
    const [order, config] = await Promise.all([
      api('GET admin/orderManagement/order/{id}', { params: { id }, signal }),
      api('GET shoppingManagement4/paymentConfig', { signal }),
    ])
    const outcome = orderOutcome(order.status, order.paymentStatus)
    if (isSettled(outcome)) return redirect(confirmationOf(id))
    // Its money is in, is paid in the store or goes back, or its words are the store's own: nobody knows that it is to be paid here.
    const isPaidElsewhere = outcome === 'refunded' || order.paymentStatus === 'PAY_AT_STORE'
    if (isPaidElsewhere || (outcome === 'open' && !isUnpaid(order.status, order.paymentStatus)))
      return redirect(ownPage)
    const inCart = await cart
    if (inCart && isOfCart(order, inCart))
      return redirect(href('/checkout/payment') + (gaveUp ? `?${CANCELLED}=1` : ''))
    const { balance } = await means
    const all = quickestFirst(optionsFor(config.options, platform.kind), platform.device)
    const options = all.filter(option => {
      const { flow } = rowOf(option)
      return flow !== 'store' && (flow !== 'credit' || (balance ?? 0) >= dueOf(order))
    })
    const over = outcome !== 'open' && outcome !== 'failed'
    return { title, open: { order, options, over, balance: balance ?? 0 } }
  } catch (error) {
    if (!isFailure(error)) throw error
    // Its own page knows whom to ask to sign in, and what is absent or no order's id at all.
    if (isApiError(error) && [400, 401, 404].includes(error.status)) return redirect(ownPage)
    return data({ title, open: null }, { status: 503 })
  }
}
