import type { LoaderFunctionArgs } from 'react-router-dom'
import type { Bill, PickupLocation } from 'shared-contracts/api/entities/order.ts'
import type { PaymentOption } from 'shared-contracts/api/payment/options.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { type App, appContext } from 'shared-contracts/remote/runtime/app.ts'
import { data, redirect } from 'shared-contracts/remote/runtime/router.ts'
import { readFailure } from '../failure.ts'
import { missingStep, stepOfRefusal } from '../journey/missing-step.ts'
import { optionsFor } from '../payment/options.ts'

export interface PaymentData {
  title: string
  /** Null when it could not be loaded. */
  bill: Bill | null
  options: PaymentOption[]
  /** Where the order is picked up; null when its address could not be loaded. */
  location: PickupLocation | null
}

/** Bill and ways to pay; an order that is not complete goes back to the step that is missing. */
export async function loader({ request: { signal }, context }: LoaderFunctionArgs) {
  const { api, platform, translate } = context.get(appContext) as App
  const title = translate('checkout.payment.title')
  const places = api('GET common3/pickupLocations', { signal }).catch(error => {
    readFailure(error)
    return { locations: [] }
  })
  places.catch(() => {})
  try {
    const [bill, config] = await Promise.all([
      api('GET shoppingManagement4/billing/', { signal }),
      api('GET shoppingManagement4/paymentConfig', { signal }),
    ])
    const missing = missingStep(bill)
    if (missing) return redirect(href(missing))
    const { locations } = await places
    const location = locations.find(l => l.localStoreName === bill.draft.localStoreName) ?? null
    const options = optionsFor(config.options, platform.kind)
    return { title, bill, options, location } satisfies PaymentData
  } catch (error) {
    const step = stepOfRefusal(readFailure(error).code)
    if (step) return redirect(href(step))
    return data({ title, bill: null, options: [], location: null } satisfies PaymentData, { status: 503 })
  }
}

export const meta = (loaded: unknown) => ({ title: (loaded as PaymentData).title, noindex: true })
