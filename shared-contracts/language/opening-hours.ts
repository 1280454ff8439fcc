import { LANGUAGE_TAG, type Language } from './language.ts'

/** Days as schema.org writes them, from Sunday on. */
const DAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']

/** Formatters are costly to make: one for each language, for as long as the page or the server runs. */
const weekdays: Partial<Record<Language, Intl.DateTimeFormat>> = {}

/**
 * Opening hours as people read them, in one line: `Mon–Fri 09:00–18:00, Sat 10:00–16:00`.
 * @param lines as schema.org's `openingHours` has them, e.g. `Mo-Fr 09:00-18:00`; words that are no days stay
 * @returns empty for no lines
 */
export function openingText(lines: readonly string[], language: Language): string {
  weekdays[language] ??= new Intl.DateTimeFormat(LANGUAGE_TAG[language], {
    weekday: 'short',
    timeZone: 'UTC',
  })
  const weekday = weekdays[language]
  return lines
    .join(', ')
    .replaceAll('-', '–')
    .replace(/\b[A-Z][a-z]\b/g, word => {
      const day = DAYS.indexOf(word)
      // 7 January 2024 was a Sunday.
      return day < 0 ? word : weekday.format(Date.UTC(2024, 0, 7 + day))
    })
}
