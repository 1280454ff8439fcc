import type { Language } from 'shared-contracts/language/language.ts'
import { CANADA } from 'shared-contracts/language/provinces.ts'

/** Name of a province that the store wrote as its code; any other as the store wrote it. */
export function provinceName(written: string, language: Language): string {
  const code = written.toUpperCase()
  return Object.hasOwn(CANADA, code) ? CANADA[code as keyof typeof CANADA][language] : written
}
