import type { Language } from './language.ts'
import { formatBy } from './time.ts'

/** Writes a point in time in the shopper's own zone, and says which that is. @param instant ISO 8601 @param timeZone IANA name */
export const formatZoned = (instant: string, timeZone: string, language: Language): string =>
  formatBy(
    {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      // Of UTC the long name is an offset, `GMT+00:00`.
      timeZoneName: timeZone === 'UTC' ? 'short' : 'longGeneric',
    },
    instant,
    timeZone,
    language,
  )
