import type { ProductDescription } from '../store-description/description.ts'

/** Every combination of option values in the order of the options, with its price in minor units and stock. */
export function optionPairs(
  product: ProductDescription,
): { optionPair: string; price: number; available: number }[] {
  const pairs = product.options.reduce(
    (before, option) =>
      before.flatMap(b =>
        option.values.map(value => ({ ids: [...b.ids, value.id], price: b.price + value.priceDelta })),
      ),
    [{ ids: [] as string[], price: product.price }],
  )
  return pairs.map(({ ids, price }) => {
    const optionPair = ids.join('-')
    return { optionPair, price, available: product.stock[optionPair] ?? 0 }
  })
}
