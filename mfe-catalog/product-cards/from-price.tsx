import { Price } from 'shared-contracts/ui/price.tsx'
import { useCatalogT } from '../messages/messages.ts'

/** A price that may be the lowest of several; the word stands where the language puts it. Minor units. */
export function FromPrice({
  amount,
  currency,
  varies,
}: {
  amount: number
  currency: string
  varies: boolean
}) {
  const t = useCatalogT()
  if (!varies) return <Price amount={amount} currency={currency} />
  return (
    <span>
      <span className="catalog-from">{t('catalog.price-before')}</span>
      <Price amount={amount} currency={currency} />
      <span className="catalog-from">{t('catalog.price-after')}</span>
    </span>
  )
}
