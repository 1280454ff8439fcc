import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { DisplayCurrency } from 'shared-contracts/remote/state/app-state.ts'
import { noteCookie } from '../browser/cookies.ts'

/** Cookie in which the page notes the currency prices are shown in, so that the server draws them so too. */
const CURRENCY_COOKIE = 'arcade_currency'

/** @param cookies a Cookie header, or `document.cookie`; @returns the currency noted there, ISO 4217 */
export function notedCurrency(cookies: string): string | null {
  return new RegExp(`(?:^|;\\s*)${CURRENCY_COOKIE}=([A-Z]{3})(?:;|$)`).exec(cookies)?.[1] ?? null
}

/** @param code null forgets the choice */
export const noteCurrency = (code: string | null): void => noteCookie(CURRENCY_COOKIE, code)

/**
 * Loads what is needed to show prices in a currency (LNG-4).
 * @param base the store's currency, in which everything is charged
 * @throws when there is no rate from the one to the other
 */
export async function loadCurrency(api: ApiClient, code: string, base: string): Promise<DisplayCurrency> {
  if (code === base) return { code, rate: null }
  const answer = await api('GET common3/exchangeRates/[{currency}]', {
    params: { currency: code },
  })
  const rate = answer.rates.find(one => one.currencyCode === code)?.rate
  if (answer.base !== base || typeof rate !== 'number' || !(rate > 0 && rate < Number.POSITIVE_INFINITY))
    throw new Error(`no rate from ${base} to ${code}`)
  return { code, rate }
}
