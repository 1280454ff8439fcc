import type { Method } from 'shared-contracts/api/entities/order.ts'
import type { CheckoutLocation } from 'shared-contracts/api/ordering/checkout-config.ts'

export type OpenSlot = CheckoutLocation['pickupSlots'][number]

/** What can be chosen of time at a place: slots, and days without a time. */
export interface Times {
  slots: readonly OpenSlot[]
  /** `date` is `YYYY-MM-DD` at the place. */
  dates: readonly { date: string; remaining: number }[]
}

const TIMES_OF = {
  pickup: ({ pickupSlots, pickupDates = [] }) => ({ slots: pickupSlots, dates: pickupDates }),
  delivery: ({ deliverySlots = [] }) => ({ slots: deliverySlots, dates: [] }),
  eatIn: () => null,
} as const satisfies Record<Method, (location: CheckoutLocation) => Times | null>

/** @returns null where no time is chosen: the shopper sits at a table */
export const timesOf = (location: CheckoutLocation, method: Method): Times | null =>
  TIMES_OF[method](location)

/** Whether a choice is a day without a time. */
export const isDay = (start: string): boolean => /^\d{4}-\d\d-\d\d$/.test(start)

/** A slot's start, or a day, that can still be had; null: full, over, or of another place. */
export function stillOpen(times: Times | null, start: string | null): string | null {
  if (!times || !start) return null
  const open = isDay(start)
    ? times.dates.some(({ date, remaining }) => date === start && remaining > 0)
    : times.slots.some(slot => slot.start === start && slot.remaining > 0)
  return open ? start : null
}

/** The same offer without what was just taken: a slot's start, or a day. */
export function withoutTime(location: CheckoutLocation, start: string): CheckoutLocation {
  const full = (slots: readonly OpenSlot[]) =>
    slots.map(slot => (slot.start === start ? { ...slot, remaining: 0 } : slot))
  return {
    ...location,
    pickupSlots: full(location.pickupSlots),
    deliverySlots: full(location.deliverySlots ?? []),
    pickupDates: (location.pickupDates ?? []).filter(({ date }) => date !== start),
  }
}

/** The first choice that can be had from a moment on: what is offered when a time was lost. @param from slot start or day */
export function nextOpen(times: Times, from: string): string | null {
  const { slots, dates } = times
  if (isDay(from)) return dates.find(d => d.remaining > 0 && d.date > from)?.date ?? nextSlot(slots, from)
  return nextSlot(slots, from)
}

function nextSlot(slots: readonly OpenSlot[], from: string): string | null {
  const open = slots
    .filter(slot => slot.remaining > 0)
    .map(slot => slot.start)
    .sort()
  return open.find(start => start > from) ?? open[0] ?? null
}
