import type { App } from 'shared-contracts/remote/runtime/app.ts'
import { loadCurrency, notedCurrency } from './display-currency.ts'

/** Shows prices in the noted currency where the server could not: its rate had not come in time (LNG-4). */
export function catchUpCurrency({ state, api }: App, cookies: string): void {
  const noted = notedCurrency(cookies)
  const info = state.$appInfo.get()
  if (!noted || !info?.exchangeCurrencies.includes(noted) || state.$currency.get().code === noted) return
  loadCurrency(api, noted, info.currency).then(
    currency => state.$currency.set(currency),
    () => {},
  )
}
