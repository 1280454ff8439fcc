import { LANGUAGE_TAG, type Language } from './language.ts'

/** Formatters are costly to make: one for each language, for as long as the page or the server runs. */
const formatters: Partial<Record<Language, Intl.NumberFormat>> = {}

/** From here on digits stand in groups. */
const ONE_THOUSAND_PERCENT = 1e7

/** Writes a share for reading, e.g. `9.975%` (LNG-5). @param rate parts per million, as the contract has them: 99750 is 9.975 % */
export function formatPercent(rate: number, language: Language): string {
  // Both languages write it so, and a page's first formatter takes a slow phone 50 ms.
  if (Number.isInteger(rate) && Math.abs(rate) < ONE_THOUSAND_PERCENT) return `${rate / 1e4}%`
  formatters[language] ??= new Intl.NumberFormat(LANGUAGE_TAG[language], {
    style: 'percent',
    maximumFractionDigits: 4,
  })
  return formatters[language].format(rate / 1e6)
}
