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

/** Groups slots by the day it is at the store, not at the shopper (CHK-2). @param timeZone IANA name */
export function groupByDay({ slots, dates: wholeDays }: Times, timeZone: string): SlotDay[] {
  const dates = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
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

/** How people call the store's zone, e.g. "Eastern Time". */
export function zoneName(timeZone: string, language: Language): string {
  const parts = new Intl.DateTimeFormat(LANGUAGE_TAG[language], {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts(0)
  return parts.find(part => part.type === 'timeZoneName')?.value ?? timeZone
}
