import { useStore } from '@nanostores/react'
import { formatMoney } from 'shared-contracts/language/money.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'

/** @returns writes amounts in minor units as the page's language does */
export function useMoneyIn(currency: string): (minor: number) => string {
  const language = useStore(useApp().state.$language)
  return minor => formatMoney(minor, currency, language)
}
