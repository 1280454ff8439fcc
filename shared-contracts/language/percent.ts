import { LANGUAGE_TAG, type Language } from './language.ts'

/** Formatters are costly to make: one for each language, for as long as the page or the server runs. */
const formatters: Partial<Record<Language, Intl.NumberFormat>> = {}

/** Writes a share for reading, e.g. `9.975%` (LNG-5). @param rate parts per million, as the contract has them: 99750 is 9.975 % */
export function formatPercent(rate: number, language: Language): string {
  formatters[language] ??= new Intl.NumberFormat(LANGUAGE_TAG[language], {
    style: 'percent',
    maximumFractionDigits: 4,
  })
  return formatters[language].format(rate / 1e6)
}
