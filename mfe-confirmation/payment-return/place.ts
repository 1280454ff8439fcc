import type { Language } from 'shared-contracts/language/language.ts'
import { formatTime } from 'shared-contracts/language/time.ts'

/** Address of a map that opens in the phone's own map where it has one. @param place what to look for, as a person writes it */
export const mapAddress = (place: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place })}`

/** A calendar day, which is the same everywhere. @param day `YYYY-MM-DD` */
export const formatDay = (day: string, language: Language): string =>
  formatTime(`${day}T00:00:00Z`, 'day', 'UTC', language)
