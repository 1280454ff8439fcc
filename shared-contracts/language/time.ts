import { LANGUAGE_TAG, type Language } from './language.ts'

const SHAPES = {
  day: { weekday: 'short', month: 'short', day: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit' },
  dateTime: { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  date: { year: 'numeric', month: 'short', day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** Writes a point in time in the store's zone (LNG-5). @param instant ISO 8601 @param timeZone IANA name */
export function formatTime(
  instant: string,
  shape: keyof typeof SHAPES,
  timeZone: string,
  language: Language,
): string {
  return new Intl.DateTimeFormat(LANGUAGE_TAG[language], { ...SHAPES[shape], timeZone }).format(
    new Date(instant),
  )
}
