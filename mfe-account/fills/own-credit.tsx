import type { Offers } from 'mfe-catalog/offers.ts'
import { spaced } from 'shared-contracts/language/spaced.ts'
import type { FillArgs, FillProps } from 'shared-contracts/remote/fill-point.ts'
import { Price } from 'shared-contracts/ui/price.tsx'
import { OWN_CREDIT_TEXTS } from '../messages/own-credit.ts'

type BelowPrice = Offers['product.below-price']

/** @returns null where there is none to spend @throws ApiError, NetworkError */
export async function load({ app, signal }: FillArgs<BelowPrice>) {
  const credit = await app.api('GET admin/storeCreditManagement/storeCredit', signal ? { signal } : {})
  return credit.balance > 0 ? credit : null
}

/** What the shopper has to spend, below a product's price. */
export default function OwnCredit({
  data: { balance, currency },
}: FillProps<BelowPrice, Awaited<ReturnType<typeof load>>>) {
  const t = OWN_CREDIT_TEXTS.useTexts()
  return (
    <p className="muted">
      {spaced(t('account.credit.own'))}
      <Price amount={balance} currency={currency} />
    </p>
  )
}
