import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { PickupLocation } from 'shared-contracts/api/entities/order.ts'
import { isFailure, readFailure } from 'shared-contracts/api/failure.ts'
import { type PageArgs, privateMeta } from 'shared-contracts/remote/page.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { data, redirect } from 'shared-contracts/remote/runtime/router.ts'
import { missingStep, stepOfRefusal } from '../journey/missing-step.ts'
import { optionsFor } from '../payment/options.ts'

/** Bill and ways to pay, null when they did not load; an order that is not complete goes back to the step that is missing. */
export async function loader({ request: { signal }, context }: PageArgs) {
  const { api, platform, translate } = context.get(appContext)
  const title = translate('checkout.payment.title')
  const places = loadPlaces(api, signal)
  // Looked at below, unless the shopper is led elsewhere.
  places.catch(() => {})
  try {
    const [bill, config] = await Promise.all([
      api('GET shoppingManagement4/billing/', { signal }),
      api('GET shoppingManagement4/paymentConfig', { signal }),
    ])
    const missing = missingStep(bill)
    if (missing) return redirect(href(missing))
    const location = (await places).find(l => l.localStoreName === bill.draft.localStoreName) ?? null
    return { title, payment: { bill, options: optionsFor(config.options, platform.kind), location } }
  } catch (error) {
    const step = stepOfRefusal(readFailure(error).code)
    if (step) return redirect(href(step))
    return data({ title, payment: null }, { status: 503 })
  }
}

export const meta = privateMeta

/** Addresses and zones of the places; none when they do not load: the page then leaves the time out. */
async function loadPlaces(api: ApiClient, signal: AbortSignal): Promise<PickupLocation[]> {
  try {
    return (await api('GET common3/pickupLocations', { signal })).locations
  } catch (error) {
    if (!isFailure(error)) throw error
    return []
  }
}
