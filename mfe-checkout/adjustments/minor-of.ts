import { fractionDigits } from 'shared-contracts/language/money.ts'

/** Thousands as both languages write them. */
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.|$)/
/** A thousand, or a thousandth where the currency has them: that is the smaller mistake. */
const EITHER = /^\d{1,3},\d{3}$/

/** Reads an amount as people type it, and as pages write it: `5`, `$5.50`, `5,5`, `$1,250.00`, full-width digits. @returns minor units; null for anything else */
export function minorOf(typed: string, currency: string): number | null {
  const plain = typed
    .normalize('NFKC')
    .replace(currency, '')
    .replace(/[\s\p{Sc}]/gu, '')
  const digits = fractionDigits(currency)
  const isGrouped = GROUPED.test(plain) && !(digits === 3 && EITHER.test(plain))
  const pointed = isGrouped ? plain.replaceAll(',', '') : plain.replace(',', '.')
  const { whole, part = '' } = /^(?<whole>\d{1,9})(?:\.(?<part>\d*))?$/.exec(pointed)?.groups ?? {}
  if (whole === undefined || part.length > digits) return null
  return Number(whole + part.padEnd(digits, '0'))
}
