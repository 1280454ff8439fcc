import { fractionDigits } from '../language/money.ts'
import type { Inventory, ProductDetail } from './entities/product.ts'
import { idsIn } from './option-pair.ts'
import { uncountedRow } from './uncounted-stock.ts'

/** Combinations that pages and feeds list of one product; one with more is told of as a whole. */
export const MAX_OFFERS = 250

type Value = ProductDetail['options'][number]['values'][number]

/** One thing that can be bought of a product: the product itself, or one combination of its options. */
export interface Offer {
  /** Item number, unique among the product's offers. */
  sku: string
  /** `''` for a product without options. */
  optionPair: string
  /** What was chosen, in the order of the options. */
  choices: readonly { option: string; name: string; label: string; picture: number | null }[]
  /** Minor units. */
  price: number
  available: boolean
}

/**
 * Everything a product is sold as. Page, structured data and merchant feed say the same because all three read this (CAT-12).
 * @returns none while stock could not be read, nor of a product in more than MAX_OFFERS combinations that nobody counted
 */
export const offersOf = (product: ProductDetail, inventory: Inventory | null): Offer[] =>
  (inventory?.uncounted ? uncountedRows(product) : (inventory?.rows ?? [])).flatMap(row => {
    const { optionPair, price, available } = row
    const ids = idsIn(product.options, optionPair)
    const choices = product.options.flatMap(({ id, name, values }, i) => {
      const value = values.find(value => value.id === ids[i])
      return value ? [{ option: id, name, label: value.label, picture: value.picture ?? null }] : []
    })
    // A row of an option the product does not show cannot be chosen.
    if (choices.length !== ids.length || ids.join('-') !== optionPair) return []
    const sku = optionPair ? `${itemNumber(product)}-${optionPair}` : itemNumber(product)
    return [{ sku, optionPair, choices, price, available: available > 0 }]
  })

/** What machines know a product by; its id where a backend gives no item numbers. */
export const itemNumber = ({ sku, id }: Pick<ProductDetail, 'sku' | 'id'>): string => sku || id

function uncountedRows(product: ProductDetail) {
  const { options } = product
  if (options.reduce((count, { values }) => count * values.length, 1) > MAX_OFFERS) return []
  return options
    .reduce<Value[][]>((all, { values }) => all.flatMap(row => values.map(value => [...row, value])), [[]])
    .map(values => uncountedRow(product, values))
}

/** An amount as machines read it: `12.50`. @param minor minor units of `currency` */
export function decimalAmount(minor: number, currency: string): string {
  const digits = fractionDigits(currency)
  return (minor / 10 ** digits).toFixed(digits)
}
