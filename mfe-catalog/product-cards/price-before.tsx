import { Price } from 'shared-contracts/ui/price.tsx'
import { useCatalogT } from '../messages/messages.ts'

/** What it cost before a reduction, in minor units. */
export function PriceBefore({ amount, currency }: { amount: number; currency: string }) {
  const t = useCatalogT()
  return (
    <del className="price-before">
      <span className="visually-hidden">{t('catalog.price-was')}</span>
      <Price amount={amount} currency={currency} />
    </del>
  )
}
