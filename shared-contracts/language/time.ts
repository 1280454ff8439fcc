import { LANGUAGE_TAG, type Language } from './language.ts'

const SHAPES = {
  day: { weekday: 'short', month: 'short', day: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit' },
  dateTime: { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  date: { year: 'numeric', month: 'short', day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** Formatters are costly to make: one for each use, for as long as the page or the server runs. */
const formatters = new Map<string, Intl.DateTimeFormat>()

/** Writes a point in time in a zone, most often the store's (LNG-5). @param instant ISO 8601 @param timeZone IANA name */
export const formatTime = (
  instant: string,
  shape: keyof typeof SHAPES,
  timeZone: string,
  language: Language,
): string => formatBy(SHAPES[shape], instant, timeZone, language)

/** The same in a shape that few pages have. */
export function formatBy(
  shape: Intl.DateTimeFormatOptions,
  instant: string,
  timeZone: string,
  language: Language,
): string {
  const key = `${language} ${Object.entries(shape)} ${timeZone}`
  const formatter =
    formatters.get(key) ?? new Intl.DateTimeFormat(LANGUAGE_TAG[language], { ...shape, timeZone })
  formatters.set(key, formatter)
  // A line that ended before it would leave the half of the day alone.
  return formatter.format(new Date(instant)).replace(/ (?=[ap]\.m\.)/, '\xa0')
}
