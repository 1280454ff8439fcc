import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { ErrorCode } from 'shared-contracts/api/errors.ts'
import { isFailure, readFailure } from 'shared-contracts/api/failure.ts'
import type { CheckoutConfig } from 'shared-contracts/api/ordering/checkout-config.ts'
import type { PageArgs } from 'shared-contracts/remote/page.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { data, redirect } from 'shared-contracts/remote/runtime/router.ts'
import { drawnAtOnce } from '../adjustments/later-code.ts'
import { loadMeans } from '../adjustments/load-means.ts'
import { dueOf } from '../bill/due.ts'
import { savingOf } from '../details/saving-of.ts'
import { missingStep, stepOfRefusal } from '../journey/missing-step.ts'
import { type Purchase, queryOf, stepHref } from '../journey/purchase.ts'
import { canBePaidAt, optionsFor, quickestFirst, rowOf } from './options.ts'

const CART_EMPTY = 'cart-empty' satisfies ErrorCode

/** What the page needs of an order before it is paid. */
export type LoadedPayment = Exclude<Awaited<ReturnType<typeof readPayment>>, Response>['payment']

/** What came of details that were still on their way as the page was asked for. */
export type Arrival =
  | { kind: 'loaded'; payment: LoadedPayment }
  | { kind: 'refused' }
  /** An order that is not complete goes back to the step at this address. */
  | { kind: 'elsewhere'; href: string }

/**
 * Bill and ways to pay, null when they did not load; an order that is not complete goes back to the step that is missing. While the
 * details are on their way the page asks for all of it itself, once its heading is painted.
 */
export async function loadPayment(args: PageArgs, purchase: Purchase) {
  const { state, translate } = args.context.get(appContext)
  const title = translate('checkout.payment.title')
  const saving = savingOf(state)
  // Refused before this page was there: the details say so.
  if (saving.$refused.get()?.purchase.campaign === purchase.campaign)
    return redirect(stepHref('details', purchase))
  const saved = saving.underWay(purchase)
  if (typeof window === 'undefined') await drawnAtOnce()
  if (saved) return { title, purchase, payment: null, arrive: () => arrive(args, purchase, saved) }
  const read = await readPayment(args, purchase)
  if (read instanceof Response) return read
  const loaded = { title, purchase, payment: read.payment, arrive: null }
  return read.payment ? loaded : data(loaded, { status: 503 })
}

async function arrive(args: PageArgs, purchase: Purchase, saved: Promise<void>): Promise<Arrival> {
  const reading = readPayment(args, purchase, saved)
  reading.catch(() => {})
  try {
    await saved
  } catch {
    return { kind: 'refused' }
  }
  const read = await reading
  return read instanceof Response
    ? { kind: 'elsewhere', href: read.headers.get('location') ?? stepHref('cart', purchase) }
    : { kind: 'loaded', payment: read.payment }
}

/** @param saved what depends on the details is asked for after it, all else beside it */
async function readPayment(
  { request: { signal }, context }: PageArgs,
  purchase: Purchase,
  saved?: Promise<void>,
) {
  const app = context.get(appContext)
  const { api, platform } = app
  const query = queryOf(purchase)
  const offer = loadOffer(api, purchase, signal)
  // Looked at below, unless the shopper is led elsewhere.
  offer.catch(() => {})
  const means = loadMeans(app, signal)
  means.catch(() => {})
  try {
    await saved
    const [bill, config] = await Promise.all([
      api('GET shoppingManagement4/billing/', { query, signal }),
      // Which place hands it over decides what can be paid there.
      api('GET shoppingManagement4/paymentConfig', { signal }),
    ])
    const missing = missingStep(bill)
    if (missing) return redirect(stepHref(missing, purchase))
    const offered = await offer
    const place = offered?.locations.find(l => l.localStoreName === bill.draft.localStoreName) ?? null
    const { coupons, balance: alone } = await means
    const balance = bill.creditAvailable ?? alone
    const options = quickestFirst(optionsFor(config.options, platform.kind), platform.device)
      .filter(option => canBePaidAt(option, place, bill.draft))
      // A group buy is settled at its end: what is paid in the store could not be.
      .filter(option => purchase.campaign === null || rowOf(option).flow !== 'store')
      // What the bill has of it already pays nothing more.
      .filter(
        option => rowOf(option).flow !== 'credit' || (balance ?? 0) - (bill.storeCredit ?? 0) >= dueOf(bill),
      )
    const tips = offered?.tips ?? null
    return { payment: { bill, options, location: place, tips, means: { coupons, balance } } }
  } catch (error) {
    const { code } = readFailure(error)
    if (code === CART_EMPTY) {
      // Few come to an empty cart: what leads there with its lines has code of its own.
      const { toLostCart } = await import(/* webpackChunkName: "lost-cart" */ '../shared-cart/lost-cart.ts')
      return toLostCart(app, purchase, signal)
    }
    const step = stepOfRefusal(code)
    if (step) return redirect(stepHref(step, purchase))
    return { payment: null }
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
