import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { AppState, DisplayCurrency } from 'shared-contracts/remote/state/app-state.ts'
import { noteCookie } from '../browser/cookies.ts'
import { CURRENCY_COOKIE } from './noted-currency.ts'

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

/** Shows prices in the store's currency, or another that it offers. @throws as `loadCurrency` */
export async function takeCurrency(api: ApiClient, code: string, state: AppState): Promise<void> {
  const info = state.$appInfo.get()
  if (info && [info.currency, ...info.exchangeCurrencies].includes(code))
    state.$currency.set(await loadCurrency(api, code, info.currency))
}
