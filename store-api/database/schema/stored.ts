import type { LocalText } from '../../language/local-text.ts'

/** A picture with its facts, as rows keep it; the alternative text is chosen per answer. */
export interface StoredImage {
  src: string
  alt: LocalText
  /** px */ width: number
  /** px */ height: number
  sources: { type: string; srcset: string }[]
  placeholder: string | null
}

export interface StoredOption {
  id: string
  name: LocalText
  /** `priceDelta` in minor units. */
  values: { id: string; label: LocalText; priceDelta: number }[]
}

export interface StoredAddress {
  streetNumberAndNameDetails: string
  city: string
  province: string
  postCode: string
}

/** When orders can be picked up; wall-clock times are in the location's zone. */
export interface PickupRules {
  /** Sunday first; null = closed. */
  hours: ({ open: string; close: string } | null)[]
  slotMinutes: number
  /** Orders per slot. */
  capacity: number
  leadMinutes: number
  daysAhead: number
  /** `MM-DD` every year or `YYYY-MM-DD` once. */
  blackoutDays: string[]
}
