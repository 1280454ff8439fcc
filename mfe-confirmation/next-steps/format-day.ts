import type { Language } from 'shared-contracts/language/language.ts'
import { formatTime } from 'shared-contracts/language/time.ts'

/** A calendar day, which is the same everywhere. @param day `YYYY-MM-DD` */
export const formatDay = (day: string, language: Language): string =>
  formatTime(`${day}T00:00:00Z`, 'day', 'UTC', language)
