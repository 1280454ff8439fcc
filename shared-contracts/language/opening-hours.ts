import type { Language } from './language.ts'

/** Days as schema.org writes them, from Sunday on. */
const DAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']

/** Short names from Sunday on, as the formatter for dates writes them: a page's first one takes a slow phone 50 ms to make. */
const WEEKDAYS = {
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  zh: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
} as const satisfies Record<Language, readonly string[]>

/** Between what may not be parted by the end of a line. */
const JOINED = '\u2060'

/**
 * Opening hours as people read them, in one line, times as `formatTime` writes them: `Mon–Fri 9:00 a.m.–6:00 p.m., Sat 10:00 a.m.–4:00 p.m.`.
 * @param lines as schema.org's `openingHours` has them, e.g. `Mo-Fr 09:00-18:00`; words that are no days stay
 * @returns empty for no lines
 */
export function openingText(lines: readonly string[], language: Language): string {
  const zh = language === 'zh'
  const time = (_: string, hour: string, minutes: string) =>
    zh
      ? `${Number(hour)}:${minutes}`
      : `${Number(hour) % 12 || 12}:${minutes}\xa0${Number(hour) % 24 < 12 ? 'a.m.' : 'p.m.'}`
  const day = (word: string) => WEEKDAYS[language][DAYS.indexOf(word)]?.replace('周', `周${JOINED}`) ?? word
  return lines
    .map(line =>
      line
        // English times are too long for both to stand in one line of large letters.
        .replace(/-(\d?)/g, (_, digit: string) => `–${digit && !zh ? '' : JOINED}${digit}`)
        .replace(/,(?=\S)/g, zh ? '、' : ', ')
        .replace(/\b(\d\d):(\d\d)\b/g, time)
        .replace(/\b[A-Z][a-z]\b/g, day),
    )
    .join(zh ? '，' : ', ')
}
