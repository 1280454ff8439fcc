import type { PickupLocation } from 'shared-contracts/api/entities/order.ts'
import type { Language } from 'shared-contracts/language/language.ts'
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
  /** `priceDelta` in minor units; `picture` is a position in the product's images. */
  values: { id: string; label: LocalText; priceDelta: number; picture?: number }[]
}

export interface StoredFact {
  kind: string
  name: LocalText
  text: LocalText
  /** Stands on the product's card too. */
  onCard?: boolean
}

export interface StoredAddress {
  streetNumberAndNameDetails: string
  city: string
  province: string
  postCode: string
}

/** Names by language; where one is missing the name beside it stands in. */
export type StoredNames = Partial<Record<Language, string>>

/** A location as it was when an order was placed; orders of before it had names by language have none. */
export interface StoredLocation extends PickupLocation {
  nameContent?: StoredNames | null
}

/** When a location hands over orders; wall-clock times are in its zone. */
export interface SlotRules {
  /** Sunday first; null = closed. */
  hours: ({ open: string; close: string } | null)[]
  slotMinutes: number
  /** Orders per slot. */
  capacity: number
  leadMinutes: number
  daysAhead: number
  /** `MM-DD` every year or `YYYY-MM-DD` once. */
  blackoutDays: string[]
  /** Orders for a day are taken (and cancelled) until this time, that many days before; none beside the lead time if absent. */
  cutOff?: { daysBefore: number; at: string } | null
}

export interface PickupRules extends SlotRules {
  /** Orders of a day picked up at any time of it; absent where a time must be chosen. */
  dayCapacity?: number | null
}

/** Where a location delivers to and for how much; the first zone that an address lies in counts. */
export interface DeliveryZone {
  /** km around the location, measured to the centre of the address's postal area; or beginnings of postal codes. */
  within: { km: number } | { postal: string[] }
  /** Least subtotal, minor units. */
  minimum: number
  /** Minor units. */
  fee: number
  /** Subtotal from which on delivery is free; null: never. */
  freeOver: number | null
}
export interface DeliveryRules extends SlotRules {
  zones: DeliveryZone[]
}

export interface EatInRules {
  /** Names as they stand on the tables. */
  tables: string[]
}

/** Degrees, WGS 84. */
export interface Coordinates {
  latitude: number
  longitude: number
}

export interface StockLine {
  productId: string
  optionPair: string
  quantity: number
}
