import type { Language } from 'shared-contracts/language/language.ts'
import { CANADA } from 'shared-contracts/language/provinces.ts'

/** As names are compared: without capitals and accents, which `Québec` has in English too. */
const plain = (name: string): string => name.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Name of a province that the store wrote as its code, or as it is called in either language; any other as the store wrote it. */
export function provinceName(written: string, language: Language): string {
  const name = plain(written)
  for (const [code, names] of Object.entries(CANADA))
    if ([code, names.en, names.zh].some(one => plain(one) === name)) return names[language]
  return written
}
