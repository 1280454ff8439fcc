import { taxesOn } from '../ordering/taxes.ts'

interface Line {
  quantity: number
  /** Minor units. */
  unitPrice: number
  taxable: boolean
  taxClass: string | null
}

/**
 * What a shopper gets back when each unit turns out cheaper: the difference of goods and taxes, both computed as a bill
 * computes them. Fee and tip stay.
 * @param finalPrices minor units, one for each line; a higher price than paid counts as the paid one
 * @param deliveryFee is taxed with the goods, so it takes part in the rounding
 */
export function priceDifference(
  lines: readonly Line[],
  finalPrices: readonly number[],
  { province, deliveryFee }: { province: string; deliveryFee: number | null },
): number {
  const costAt = (prices: readonly number[]) => {
    const goods = lines.map((line, i) => ({
      amount: line.quantity * Math.min(line.unitPrice, prices[i] ?? line.unitPrice),
      taxable: line.taxable,
      taxClass: line.taxClass,
    }))
    const fee = deliveryFee ? [{ amount: deliveryFee, taxable: true, taxClass: null }] : []
    const taxes = taxesOn([...goods, ...fee], province)
    return [...goods, ...taxes].reduce((sum, { amount }) => sum + amount, 0)
  }
  return costAt(lines.map(line => line.unitPrice)) - costAt(finalPrices)
}
