import { fractionDigits } from 'shared-contracts/language/money.ts'

/**
 * An amount as providers write it to minor units of its currency, without floats: `12.5` CAD → 1250, `1450` JPY → 1450, `1.5` KWD →
 * 1500. NaN (which equals no amount) for anything else; who writes two decimals of every currency writes zeros where it has none.
 */
export function minorOf(decimal: string, currency: string): number {
  const digits = fractionDigits(currency)
  const match = /^(\d{1,12})(?:\.(\d{1,4}))?$/.exec(decimal)
  const fraction = (match?.[2] ?? '').padEnd(digits, '0')
  if (!match || fraction.length > Math.max(digits, 2) || /[^0]/.test(fraction.slice(digits)))
    return Number.NaN
  return Number(match[1] + fraction.slice(0, digits))
}

/** The other way round: 1250 CAD → `12.50`, 1450 JPY → `1450`. */
export function decimalOf(minor: number, currency: string): string {
  const digits = fractionDigits(currency)
  const text = String(minor).padStart(digits + 1, '0')
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/** `1250` → 1250; NaN for anything that is not a whole number of minor units. */
export const wholeOf = (text: string): number => (/^\d{1,12}$/.test(text) ? Number(text) : Number.NaN)
