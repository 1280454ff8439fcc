import { fractionDigits } from 'shared-contracts/language/money.ts'

/** Reads an amount as people type it: `5`, `$5.50`, `5,5`, full-width digits. @returns minor units; null for anything else */
export function minorOf(typed: string, currency: string): number | null {
  const plain = typed
    .normalize('NFKC')
    .replace(/[\s$¥€£]/g, '')
    .replace(',', '.')
  const digits = fractionDigits(currency)
  const { whole, part = '' } = /^(?<whole>\d{1,7})(?:\.(?<part>\d*))?$/.exec(plain)?.groups ?? {}
  if (whole === undefined || part.length > digits) return null
  return Number(whole + part.padEnd(digits, '0'))
}
