import { LANGUAGE_TAG, type Language } from './language.ts'

/** Minor units per unit of a currency, as a power of ten (ISO 4217: CAD 2, JPY 0). */
export function fractionDigits(currency: string): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  )
}

/**
 * Writes an amount for reading, e.g. `$12.50`.
 * @param minor amount in minor units of `currency`
 */
export function formatMoney(minor: number, currency: string, language: Language): string {
  return new Intl.NumberFormat(LANGUAGE_TAG[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(minor / 10 ** fractionDigits(currency))
}

/** Converts for display only (LNG-4): `rate` is units of `to` per unit of `from`. @returns minor units of `to` */
export function convert(minor: number, from: string, to: string, rate: number): number {
  return Math.round((minor * rate * 10 ** fractionDigits(to)) / 10 ** fractionDigits(from))
}
