import { LANGUAGE_TAG, type Language } from './language.ts'

/** Formatters are costly to make: one for each use, for as long as the page or the server runs. */
const formatters = new Map<string, Intl.NumberFormat>()

function formatter(tag: string, currency: string): Intl.NumberFormat {
  const key = `${tag} ${currency}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  formatters.set(key, made)
  return made
}

/** Minor units per unit of a currency, as a power of ten (ISO 4217: CAD 2, JPY 0). */
export const fractionDigits = (currency: string): number =>
  formatter('en', currency).resolvedOptions().maximumFractionDigits ?? 2

/**
 * Writes an amount for reading, e.g. `$12.50`.
 * @param minor amount in minor units of `currency`
 */
export const formatMoney = (minor: number, currency: string, language: Language): string =>
  formatter(LANGUAGE_TAG[language], currency).format(minor / 10 ** fractionDigits(currency))

/** Converts for display only (LNG-4): `rate` is units of `to` per unit of `from`. @returns minor units of `to` */
export function convert(minor: number, from: string, to: string, rate: number): number {
  return Math.round((minor * rate * 10 ** fractionDigits(to)) / 10 ** fractionDigits(from))
}
