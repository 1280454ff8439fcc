import type { ApiClient } from 'shared-contracts/api/client.ts'
import { isFailure, readFailure } from 'shared-contracts/api/failure.ts'
import type { CheckoutConfig } from 'shared-contracts/api/ordering/checkout-config.ts'
import type { PageArgs } from 'shared-contracts/remote/page.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { data, redirect } from 'shared-contracts/remote/runtime/router.ts'
import { loadMeans } from '../adjustments/load-means.ts'
import { dueOf } from '../bill/due.ts'
import { missingStep, stepOfRefusal } from '../journey/missing-step.ts'
import { type Purchase, queryOf, stepHref } from '../journey/purchase.ts'
import { canBePaidAt, optionsFor, quickestFirst, rowOf } from './options.ts'

/** Bill and ways to pay, null when they did not load; an order that is not complete goes back to the step that is missing. */
export async function loadPayment({ request: { signal }, context }: PageArgs, purchase: Purchase) {
  const { api, platform, state, translate } = context.get(appContext)
  const title = translate('checkout.payment.title')
  const query = queryOf(purchase)
  const offer = loadOffer(api, purchase, signal)
  // Looked at below, unless the shopper is led elsewhere.
  offer.catch(() => {})
  const means = loadMeans(api, state.$session.get().userID, signal)
  means.catch(() => {})
  try {
    const [bill, config] = await Promise.all([
      api('GET shoppingManagement4/billing/', { query, signal }),
      api('GET shoppingManagement4/paymentConfig', { signal }),
    ])
    const missing = missingStep(bill)
    if (missing) return redirect(stepHref(missing, purchase))
    const offered = await offer
    const place = offered?.locations.find(l => l.localStoreName === bill.draft.localStoreName) ?? null
    const { coupons, balance } = await means
    const options = quickestFirst(optionsFor(config.options, platform.kind), platform.device)
      .filter(option => canBePaidAt(option, place, bill.draft))
      // A group buy is settled at its end: what is paid in the store could not be.
      .filter(option => purchase.campaign === null || rowOf(option).flow !== 'store')
      .filter(option => rowOf(option).flow !== 'credit' || (balance ?? 0) >= dueOf(bill))
    const tips = offered?.tips ?? null
    return { title, purchase, payment: { bill, options, location: place, tips, means: { coupons, balance } } }
  } catch (error) {
    const step = stepOfRefusal(readFailure(error).code)
    if (step) return redirect(stepHref(step, purchase))
    return data({ title, purchase, payment: null }, { status: 503 })
  }
}

/** Places and tips; null when they do not load: the page then leaves the time and tips out. */
async function loadOffer(
  api: ApiClient,
  purchase: Purchase,
  signal: AbortSignal,
): Promise<CheckoutConfig | null> {
  try {
    return await api('GET shoppingManagement4/checkoutConfig', { query: queryOf(purchase), signal })
  } catch (error) {
    if (!isFailure(error)) throw error
    return null
  }
}
