import { LANGUAGE_TAG, type Language } from 'shared-contracts/language/language.ts'
import type { OpenSlot, Times } from './times.ts'

/** The slots of one calendar day at the store. */
export interface SlotDay {
  /** Calendar date in the store's zone, `YYYY-MM-DD`. */
  date: string
  slots: OpenSlot[]
  /** Places left for any time of the day; null where a time must be chosen. */
  anyTime: number | null
  /** Whether anything of it has places left. */
  open: boolean
}

/** Formatters are costly to make: one for each zone, for as long as the page or the server runs. */
const dateFormats = new Map<string, Intl.DateTimeFormat>()

function dateFormat(timeZone: string): Intl.DateTimeFormat {
  const known = dateFormats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  dateFormats.set(timeZone, made)
  return made
}

/** Groups slots by the day it is at the store, not at the shopper (CHK-2). @param timeZone IANA name */
export function groupByDay({ slots, dates: wholeDays }: Times, timeZone: string): SlotDay[] {
  const dates = dateFormat(timeZone)
  const days = new Map<string, SlotDay>()
  const inOrder = [...slots].sort((a, b) => Date.parse(a.start) - Date.parse(b.start))
  for (const slot of inOrder) {
    const part = Object.fromEntries(dates.formatToParts(new Date(slot.start)).map(p => [p.type, p.value]))
    const date = `${part.year}-${part.month}-${part.day}`
    const day = days.get(date) ?? { date, slots: [], anyTime: null, open: false }
    day.slots.push(slot)
    day.open ||= slot.remaining > 0
    days.set(date, day)
  }
  for (const { date, remaining } of wholeDays) {
    const day = days.get(date) ?? { date, slots: [], anyTime: null, open: false }
    days.set(date, { ...day, anyTime: remaining, open: day.open || remaining > 0 })
  }
  return [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1))
}

/** A zone's name is slow to find out as well. */
const zoneNames = new Map<string, string>()

/** How people call the store's zone, e.g. "Eastern Time". */
export function zoneName(timeZone: string, language: Language): string {
  const key = `${language} ${timeZone}`
  const known = zoneNames.get(key)
  if (known) return known
  const parts = new Intl.DateTimeFormat(LANGUAGE_TAG[language], {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts(0)
  const name = parts.find(part => part.type === 'timeZoneName')?.value ?? timeZone
  zoneNames.set(key, name)
  return name
}
