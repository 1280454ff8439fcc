import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import { runningTime, unless } from 'shared-contracts/remote/server/running-time.ts'
import type { AppInfo } from 'shared-contracts/remote/state/app-info.ts'
import type { DisplayCurrency } from 'shared-contracts/remote/state/app-state.ts'
import { loadCurrency } from '../language/display-currency.ts'
import { object } from '../store/fields.ts'
import { readStartDocument, type StartDocument } from '../store/start-document.ts'

/** @returns the store's document, read and (`content`) as it came, or why there is none (the edge limits the time of calls): the caller says so to the shopper (APP-4) */
export async function loadStartDocument(
  api: ApiClient,
): Promise<{ ok: true; document: StartDocument; content: unknown } | { ok: false; error: unknown }> {
  try {
    const answer = await api('GET common3/appInfoInit')
    return { ok: true, document: readStartDocument(answer), content: object(object(answer).body).appContent }
  } catch (error) {
    return { ok: false, error }
  }
}

/** @returns the visitor's cart; null when it does not come, and the badge shows nothing (CRT-1) */
export async function loadCart(api: ApiClient): Promise<Cart | null> {
  try {
    return await api('GET shoppingManagement4/myCart')
  } catch {
    return null
  }
}

/** Time for a rate, counted from the store's document (ms): prices in the store's own currency are better than none. */
const RATE_TIMEOUT_MS = 300

/** @returns what prices are shown in: the currency the visitor noted if the store offers it, else the store's own */
export async function loadShownCurrency(
  api: ApiClient,
  noted: string | null,
  { currency, exchangeCurrencies }: AppInfo,
): Promise<DisplayCurrency> {
  const own = { code: currency, rate: null }
  if (!noted || !exchangeCurrencies.includes(noted)) return own
  return unless(runningTime(RATE_TIMEOUT_MS), loadCurrency(api, noted, currency)).catch(() => own)
}
