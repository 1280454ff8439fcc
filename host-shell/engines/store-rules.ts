import { flag, hides, identifier, list, object, text } from '../store/fields.ts'

/** What a store says to engines beyond its pages. Read from its document by the server alone: no browser needs it. */
export interface StoreRules {
  /** No engine may list it: neither its pages nor its feeds. */
  closed: boolean
  /** The first that fits a product counts. */
  returns: readonly ReturnRule[]
  places: readonly Place[]
}

export interface ReturnRule {
  /** Slugs of the categories it is for, with those below them; null: for all. */
  categories: readonly string[] | null
  /** Days from delivery on; 0: not taken back. */
  days: number
  /** How it comes back. */
  by: 'mail' | 'store'
  /** Who pays for that. */
  paidBy: 'shop' | 'shopper'
}

/** A place that shoppers can go to. */
export interface Place {
  id: string
  name: string
  street: string | null
  city: string | null
  province: string | null
  postCode: string | null
  telephone: string | null
  /** As schema.org writes them: `Mo-Fr 09:00-18:00`. */
  openingHours: readonly string[]
}

const MAX_PLACES = 200
const MAX_RETURN_DAYS = 365

/** @param content `appContent` as it came; what is missing or wrong is left out (APP-3) */
export function readStoreRules(content: unknown): StoreRules {
  const store = object(content)
  const system = object(store.system)
  return {
    closed: flag(object(system.appConfig).closedToEngines),
    returns: list(store.returns).flatMap(readReturn),
    places: Object.values(object(system.storeLocations))
      .flatMap(list)
      .slice(0, MAX_PLACES)
      .flatMap(readPlace),
  }
}

function readReturn(value: unknown): ReturnRule[] {
  const { days, by, paidBy, categories } = object(value)
  if (typeof days !== 'number' || !Number.isInteger(days) || days < 0 || days > MAX_RETURN_DAYS) return []
  return [
    {
      categories: Array.isArray(categories) ? categories.flatMap(slug => text(slug) ?? []) : null,
      days,
      by: by === 'mail' ? 'mail' : 'store',
      paidBy: paidBy === 'shop' ? 'shop' : 'shopper',
    },
  ]
}

function readPlace(value: unknown): Place[] {
  const place = object(value)
  const id = identifier(place.id)
  const name = text(place.localStoreName)
  // Without an address there is nowhere to go to.
  if (!id || !name || hides(place.display) || flag(place.virtual)) return []
  const address = object(place.address)
  return [
    {
      id,
      name,
      street: text(address.streetNumberAndNameDetails),
      city: text(address.city),
      province: text(address.province),
      postCode: text(address.postCode),
      telephone: text(place.phone),
      openingHours: list(place.openingHours).flatMap(line => text(line) ?? []),
    },
  ]
}
