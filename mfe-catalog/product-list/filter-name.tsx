import { Price } from 'shared-contracts/ui/price.tsx'
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
        <Price amount={from} currency={currency} />
        {t('catalog.price-from-after')}
      </>
    )
  if (from === 0)
    return (
      <>
        {t('catalog.price-under-before')}
        <Price amount={to} currency={currency} />
        {t('catalog.price-under-after')}
      </>
    )
  return (
    <>
      <Price amount={from} currency={currency} /> – <Price amount={to} currency={currency} />
    </>
  )
}
