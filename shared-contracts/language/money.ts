import { LANGUAGE_TAG, type Language } from './language.ts'

/** Formatters are costly to make: one for each use, for as long as the page or the server runs. */
const formatters = new Map<string, Intl.NumberFormat>()

/** @param whole in units, without minor ones */
function formatter(tag: string, currency: string, whole = false): Intl.NumberFormat {
  const key = `${tag} ${currency} ${whole}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...(whole && { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
  })
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

/** Units from which on a Chinese estimate has no cents: below, they are a good part of it. */
const WHOLE_FROM = 10

/** Writes an amount that is only about right: in Chinese as one would say it, e.g. `¥150` for 149.94. @param minor as in `formatMoney` */
export function formatEstimate(minor: number, currency: string, language: Language): string {
  const amount = minor / 10 ** fractionDigits(currency)
  const whole = language === 'zh' && Math.abs(amount) >= WHOLE_FROM
  return formatter(LANGUAGE_TAG[language], currency, whole).format(amount)
}

/** Converts for display only (LNG-4): `rate` is units of `to` per unit of `from`. @returns minor units of `to` */
export function convert(minor: number, from: string, to: string, rate: number): number {
  return Math.round((minor * rate * 10 ** fractionDigits(to)) / 10 ** fractionDigits(from))
}
