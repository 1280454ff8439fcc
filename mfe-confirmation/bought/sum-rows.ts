import type { Bought } from 'shared-contracts/api/entities/order.ts'
import type { Language } from 'shared-contracts/language/language.ts'
import { formatPercent } from 'shared-contracts/language/percent.ts'
import type { BOUGHT_TEXTS } from '../messages/bought.ts'

interface SumRow {
  name: string
  /** Minor units. */
  amount: number
}

/** From the subtotal to what was paid, and with what; rows that an order has nothing for are left out. */
export function sumRows(bought: Bought, t: ReturnType<typeof BOUGHT_TEXTS.in>, language: Language): SumRow[] {
  const { subtotal, discounts = [], deliveryFee = null, taxes, tip = 0, total, paymentMethod: by } = bought
  // What pays all of it is no deduction.
  const credit = by === 'store-credit' ? 0 : (bought.storeCredit ?? 0)
  // Empty for a means that this release has no words for.
  const means = by && t(`confirmation.bought.by.${by}`)
  return [
    { name: t('confirmation.bought.subtotal'), amount: subtotal },
    ...discounts.map(({ name, amount }) => ({ name, amount: -amount })),
    ...(deliveryFee === null ? [] : [{ name: t('confirmation.bought.deliveryFee'), amount: deliveryFee }]),
    ...taxes.map(({ name, rate, amount }) => ({ name: `${name} ${formatPercent(rate, language)}`, amount })),
    ...(tip > 0 ? [{ name: t('confirmation.bought.tip'), amount: tip }] : []),
    ...(credit > 0
      ? [
          { name: t('confirmation.bought.total'), amount: total },
          { name: t('confirmation.bought.credit'), amount: -credit },
        ]
      : []),
    { name: means || t('confirmation.bought.total'), amount: total - credit },
  ]
}
