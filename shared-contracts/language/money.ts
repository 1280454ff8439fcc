import { LANGUAGE_TAG, type Language } from './language.ts'

/** Formatters are costly to make: one for each use, for as long as the page or the server runs. */
const formatters: Record<string, Intl.NumberFormat> = {}

/** @param digits behind the point */
const formatter = (tag: string, currency: string, digits: number): Intl.NumberFormat =>
  (formatters[tag + currency + digits] ??= new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }))

/**
 * Signs of currencies whose amounts both languages write alike: sign, thousands, two decimals (CLDR's narrow symbols; the test compares).
 * A page's first formatter takes 12 ms to make, 50 on a slow phone, and prices are among the first things that a page draws.
 */
const SIGNS: Readonly<Record<string, string>> = {
  CAD: '$',
  CNY: '¥',
  EUR: '€',
  GBP: '£',
  HKD: '$',
  USD: '$',
}

/** @param digits behind the point */
const written = (minor: number, sign: string, digits: 0 | 2): string =>
  (minor < 0 ? '-' : '') +
  sign +
  (Math.abs(minor) / 100).toFixed(digits).replace(/\B(?=(\d{3})+(?!\d))/g, ',')

/** Codes of ISO 4217, three letters each, of currencies without digits behind the point; then of those that have three. */
const NONE = 'BIFCLPDJFGNFISKJPYKMFKRWPYGRWFUGXVNDVUVXAFXOFXPF'
const NONE_OR_THREE = `${NONE}BHDIQDJODKWDLYDOMRTND`

/**
 * Minor units per unit of a currency, as a power of ten; all others that anything is sold in have two. Not asked of `Intl`: engines
 * disagree (HUF and IDR have none in Chromium and Node, two in Firefox and Safari), and an amount would be another one on each.
 */
export const fractionDigits = (currency: string): number => {
  const at = NONE_OR_THREE.indexOf(currency)
  return at % 3 ? 2 : at < NONE.length ? 0 : 3
}

/**
 * Writes an amount for reading, e.g. `$12.50`.
 * @param minor amount in minor units of `currency`
 */
export const formatMoney = (minor: number, currency: string, language: Language): string => {
  const sign = SIGNS[currency]
  if (sign && Number.isInteger(minor)) return written(minor, sign, 2)
  const digits = fractionDigits(currency)
  return formatter(LANGUAGE_TAG[language], currency, digits).format(minor / 10 ** digits)
}

/** Units from which on a Chinese estimate has no cents: below, they are a good part of it. */
const WHOLE_FROM = 10

/**
 * Writes an amount that is only about right: in Chinese as one would say it, e.g. `¥150` for 149.94.
 * @param minor as in `formatMoney` @param always without cents, for what is a round number anyway
 */
export function formatEstimate(minor: number, currency: string, language: Language, always = false): string {
  const amount = minor / 10 ** fractionDigits(currency)
  const whole = always || (language === 'zh' && Math.abs(amount) >= WHOLE_FROM)
  if (!whole) return formatMoney(minor, currency, language)
  const sign = SIGNS[currency]
  if (sign) return written(minor, sign, 0)
  return formatter(LANGUAGE_TAG[language], currency, 0).format(amount)
}

/** Converts for display only (LNG-4): `rate` is units of `to` per unit of `from`. @returns minor units of `to` */
export function convert(minor: number, from: string, to: string, rate: number): number {
  return Math.round((minor * rate * 10 ** fractionDigits(to)) / 10 ** fractionDigits(from))
}
