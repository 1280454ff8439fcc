import { useStore } from '@nanostores/react'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { convert, formatMoney } from '../language/money.ts'

/**
 * Writes amounts of a sentence in the shopper's currency, a conversion marked as `Price` marks it (LNG-4): to the cent, since what is
 * compared must not look alike. What is charged is written by `formatMoney`.
 */
export function useMoney(): (minor: number, currency: string) => string {
  const { state } = useApp()
  const language = useStore(state.$language)
  const { code, rate } = useStore(state.$currency)
  return (minor, currency) =>
    rate === null || code === currency
      ? formatMoney(minor, currency, language)
      : `≈ ${formatMoney(convert(minor, currency, code, rate), code, language)} ${code}`
}
