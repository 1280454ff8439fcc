import { useStore } from '@nanostores/react'
import { convert, formatEstimate, formatMoney, fractionDigits } from 'shared-contracts/language/money.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { LIST_TEXTS } from '../messages/lists.ts'
import type { FilterValue } from './filters.ts'

/** What a filter is called; a price band in the shopper's currency. @param currency of the list's prices */
export function FilterName({ value: { name, price }, currency }: { value: FilterValue; currency: string }) {
  const t = LIST_TEXTS.useTexts()
  if (name !== null) return name
  if (!price) return t('catalog.in-stock-here')
  const { from, to } = price
  if (to === null)
    return (
      <>
        {t('catalog.price-from-before')}
        <Amounts of={[from]} currency={currency} />
        {t('catalog.price-from-after')}
      </>
    )
  if (from === 0)
    return (
      <>
        {t('catalog.price-under-before')}
        <Amounts of={[to]} currency={currency} />
        {t('catalog.price-under-after')}
      </>
    )
  return <Amounts of={[from, to]} currency={currency} />
}

/** The ends of a price band in the shopper's currency: round amounts need no cents, converted or not; a conversion is marked once (LNG-4). */
function Amounts({ of, currency }: { of: readonly number[]; currency: string }) {
  const { state } = useApp()
  const language = useStore(state.$language)
  const { code, rate } = useStore(state.$currency)
  const written = (write: (amount: number) => string) => of.map(write).join(' – ')
  const unit = 10 ** fractionDigits(currency)
  // Alike at both ends: whoever writes an address may ask for any.
  const round = of.every(amount => amount % unit === 0)
  return (
    <>
      {rate === null || code === currency
        ? written(amount =>
            round
              ? formatEstimate(amount, currency, language, true)
              : formatMoney(amount, currency, language),
          )
        : `≈ ${written(amount => formatEstimate(convert(amount, currency, code, rate), code, language, true))} ${code}`}
    </>
  )
}
