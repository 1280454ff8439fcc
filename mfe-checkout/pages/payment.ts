import type { ApiClient } from 'shared-contracts/api/client.ts'
import { isFailure, readFailure } from 'shared-contracts/api/failure.ts'
import type { CheckoutConfig } from 'shared-contracts/api/ordering/checkout-config.ts'
import { type PageArgs, privateMeta } from 'shared-contracts/remote/page.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { data, redirect } from 'shared-contracts/remote/runtime/router.ts'
import { loadMeans } from '../adjustments/load-means.ts'
import { dueOf } from '../bill/due.ts'
import { missingStep, stepOfRefusal } from '../journey/missing-step.ts'
import { canBePaidAt, optionsFor, rowOf } from '../payment/options.ts'

/** Bill and ways to pay, null when they did not load; an order that is not complete goes back to the step that is missing. */
export async function loader({ request: { signal }, context }: PageArgs) {
  const { api, platform, state, translate } = context.get(appContext)
  const title = translate('checkout.payment.title')
  const offer = loadOffer(api, signal)
  // Looked at below, unless the shopper is led elsewhere.
  offer.catch(() => {})
  const means = loadMeans(api, state.$session.get().userID, signal)
  means.catch(() => {})
  try {
    const [bill, config] = await Promise.all([
      api('GET shoppingManagement4/billing/', { signal }),
      api('GET shoppingManagement4/paymentConfig', { signal }),
    ])
    const missing = missingStep(bill)
    if (missing) return redirect(href(missing))
    const offered = await offer
    const place = offered?.locations.find(l => l.localStoreName === bill.draft.localStoreName) ?? null
    const { coupons, balance } = await means
    const options = optionsFor(config.options, platform.kind)
      .filter(option => canBePaidAt(option, place, bill.draft))
      .filter(option => rowOf(option).flow !== 'credit' || (balance ?? 0) >= dueOf(bill))
    const tips = offered?.tips ?? null
    return { title, payment: { bill, options, location: place, tips, means: { coupons, balance } } }
  } catch (error) {
    const step = stepOfRefusal(readFailure(error).code)
    if (step) return redirect(href(step))
    return data({ title, payment: null }, { status: 503 })
  }
}

export const meta = privateMeta

/** Places and tips; null when they do not load: the page then leaves the time and tips out. */
async function loadOffer(api: ApiClient, signal: AbortSignal): Promise<CheckoutConfig | null> {
  try {
    return await api('GET shoppingManagement4/checkoutConfig', { signal })
  } catch (error) {
    if (!isFailure(error)) throw error
    return null
  }
}
