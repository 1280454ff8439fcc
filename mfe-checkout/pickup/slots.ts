import type { CheckoutLocation } from 'shared-contracts/api/ordering/checkout-config.ts'
import { LANGUAGE_TAG, type Language } from 'shared-contracts/language/language.ts'

export type OpenSlot = CheckoutLocation['pickupSlots'][number]

/** The slots of one calendar day at the store. */
export interface SlotDay {
  /** Calendar date in the store's zone, `YYYY-MM-DD`. */
  date: string
  slots: OpenSlot[]
  /** Whether any slot has places left. */
  open: boolean
}

/** Groups slots by the day it is at the store, not at the shopper (CHK-2). @param timeZone IANA name */
export function groupByDay(slots: readonly OpenSlot[], timeZone: string): SlotDay[] {
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
    const day = days.get(date) ?? { date, slots: [], open: false }
    day.slots.push(slot)
    day.open ||= slot.remaining > 0
    days.set(date, day)
  }
  return [...days.values()]
}

/** A start that can still be had, or null: full, over, or of another place. */
export function stillOpen(slots: readonly OpenSlot[], start: string | null): string | null {
  return slots.some(slot => slot.start === start && slot.remaining > 0) ? start : null
}

/** How people call the store's zone, e.g. "Eastern Time". */
export function zoneName(timeZone: string, language: Language): string {
  const parts = new Intl.DateTimeFormat(LANGUAGE_TAG[language], {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts(0)
  return parts.find(part => part.type === 'timeZoneName')?.value ?? timeZone
}
