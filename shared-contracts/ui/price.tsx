import { useStore } from '@nanostores/react'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { convert, formatEstimate, formatMoney } from '../language/money.ts'

export interface PriceProps {
  /** Minor units of `currency`. */
  amount: number
  currency: string
  /** Show the amount that is charged, never a conversion (LNG-4). */
  charged?: boolean
}

/** An amount in the shopper's currency; a conversion is marked with its code. */
export function Price({ amount, currency, charged = false }: PriceProps) {
  const { state } = useApp()
  const language = useStore(state.$language)
  const shown = useStore(state.$currency)
  if (charged || shown.rate === null || shown.code === currency)
    return <span className="price">{formatMoney(amount, currency, language)}</span>
  const converted = convert(amount, currency, shown.code, shown.rate)
  return (
    <span className="price price-converted">
      ≈ {formatEstimate(converted, shown.code, language)} {shown.code}
    </span>
  )
}
