import type { Language } from './language.ts'

/** Days as schema.org writes them, from Sunday on. */
const DAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']

/** Short names from Sunday on, as the formatter for dates writes them: a page's first one takes a slow phone 50 ms to make. */
const WEEKDAYS = {
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  zh: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
} as const satisfies Record<Language, readonly string[]>

/**
 * Opening hours as people read them, in one line: `Mon–Fri 09:00–18:00, Sat 10:00–16:00`.
 * @param lines as schema.org's `openingHours` has them, e.g. `Mo-Fr 09:00-18:00`; words that are no days stay
 * @returns empty for no lines
 */
export function openingText(lines: readonly string[], language: Language): string {
  return lines
    .join(', ')
    .replaceAll('-', '–')
    .replace(/\b[A-Z][a-z]\b/g, word => WEEKDAYS[language][DAYS.indexOf(word)] ?? word)
}
