import type { Language } from 'shared-contracts/language/language.ts'
import type { LocalText } from '../language/local-text.ts'
import type { AppContent } from '../store-document/app-content.ts'
import type {
  InfluencerDescription,
  LivestreamRoomDescription,
  MembershipDescription,
  ReferralGroupDescription,
} from './community.ts'
import type { ContentPage, Section } from './content-page.ts'
import type { NamedImage } from './named-image.ts'
import type { CampaignDescription, CouponDescription } from './offers.ts'

/**
 * Which stock a choice of options draws on: the chosen value ids in the order of `options`, joined by `-`
 * (value ids never hold a `-`); `''` for a product without options. Example: `'100g-tin'`.
 */
export type OptionKey = string

export type OptionValue = {
  /** Lower-case letters and digits only, unique within its option. */
  readonly id: string
  readonly label: LocalText
  /** Minor units, added to the product's price; may be negative. */
  readonly priceDelta: number
  /** Name of the one of the product's images that shows it. */
  readonly picture?: string
}

export type ProductOption = {
  readonly id: string
  readonly name: LocalText
  readonly values: readonly OptionValue[]
}

/** `kind` tells machines what it is: `ingredients`, `allergens`, `care`, `author` … */
export type ProductFact = {
  readonly kind: string
  readonly name: LocalText
  readonly text: LocalText
  /** Stands on its card in lists too: an author, an origin. */
  readonly onCard?: boolean
}

export type ProductDescription = {
  /** Slug, unique in the store; it is the product's id in addresses and calls. */
  readonly id: string
  /** Ids it had before: their addresses lead to it. */
  readonly formerIds?: readonly string[]
  /** No longer sold and not coming back: its address says so. */
  readonly retired?: boolean
  readonly sku: string
  readonly name: LocalText
  readonly description: LocalText
  /** Leaf categories; a product also shows under their parents. */
  readonly categorySlugs: readonly string[]
  readonly brand: string
  readonly tags: readonly string[]
  /** Minor units of the store's currency, tax not included. */
  readonly price: number
  /** Former price in minor units, above `price`. */
  readonly compareAtPrice?: number
  readonly clearance?: boolean
  /** False for zero-rated basic groceries; the rate is the province's. */
  readonly taxable: boolean
  /** Printed books carry the federal part alone in every province. */
  readonly taxClass?: 'printed-book'
  readonly options: readonly ProductOption[]
  /** One entry for every combination of option values. 0 = sold out. */
  readonly stock: Readonly<Record<OptionKey, number>>
  /** Grams as shipped, of the first value where options change it. */
  readonly weight?: number
  readonly related: readonly string[]
  /** Products carrying this tag are offered as add-ons beside this one. */
  readonly addonTag?: string
  /** Ids of the only locations that sell it; absent: every one. */
  readonly locations?: readonly string[]
  /** Makes it a membership, which lists of goods leave out. */
  readonly membership?: MembershipDescription
  /** In the order to read them. */
  readonly facts?: readonly ProductFact[]
  /** Global Trade Item Number: 8, 12, 13 or 14 digits. */
  readonly gtin?: string
  /** The first is the card's picture. */
  readonly images: readonly NamedImage[]
  /** ISO date; newest first is the default order of lists. */
  readonly createdAt: string
}

export type CategoryDescription = {
  readonly slug: string
  readonly name: LocalText
  readonly description: LocalText
  /** Slug of the category above; none for a top category. */
  readonly parent?: string
  readonly image: string
}

export type BrandDescription = { readonly slug: string; readonly name: LocalText }
export type TagDescription = { readonly slug: string; readonly name: LocalText }

export type Weekday = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun'
/** Local wall-clock times `HH:MM`; null = closed. */
export type OpeningHours = Readonly<Record<Weekday, { readonly open: string; readonly close: string } | null>>

export type SlotRules = {
  readonly hours: OpeningHours
  readonly slotMinutes: number
  /** Orders per slot. */
  readonly capacity: number
  /** From placing the order to the earliest slot's start. */
  readonly leadMinutes: number
  /** How many days ahead slots are offered, today included. */
  readonly daysAhead: number
  /** `MM-DD` every year, or one `YYYY-MM-DD`. */
  readonly blackoutDays: readonly string[]
  /** Orders for a day are taken until this time, that many days before. */
  readonly cutOff?: { readonly daysBefore: number; readonly at: string }
}

export type PickupRules = SlotRules & {
  /** Orders of a day that are picked up at any time of it; absent: a time must be chosen. */
  readonly dayCapacity?: number
}

export type DeliveryRules = SlotRules & {
  /** The first that an address lies in counts; amounts in minor units, `freeOver` null: never free. */
  readonly zones: readonly {
    readonly within: { readonly km: number } | { readonly postal: readonly string[] }
    readonly minimum: number
    readonly fee: number
    readonly freeOver: number | null
  }[]
}

/** Degrees, WGS 84. */
export type Coordinates = { readonly latitude: number; readonly longitude: number }

export type OrderMethod = 'pickup' | 'delivery' | 'eatin'

export type LocationDescription = {
  readonly id: string
  readonly display: boolean
  readonly virtual: boolean
  readonly localStoreName: string
  /** Names by language; a language may be missing, `localStoreName` then stands in. No two locations have one name in a language. */
  readonly nameContent?: Readonly<Partial<Record<Language, string>>>
  /** Two-letter code, the key of `system.storeLocations`. */
  readonly province: string
  readonly address: StoreAddress
  readonly timeZone: string
  readonly phone: string
  readonly methods: readonly OrderMethod[]
  readonly pickup: PickupRules
  readonly coordinates?: Coordinates
  /** Needed for the method `delivery`. */
  readonly delivery?: DeliveryRules
  /** Names of the tables; needed for the method `eatin`. */
  readonly tables?: readonly string[]
  /** Orders that are not delivered can be paid when they are handed over. */
  readonly payAtStore?: boolean
  /** Path within the store that choosing this location leads to. */
  readonly landingPageUrl?: string
}

export type StoreAddress = {
  readonly streetNumberAndNameDetails: string
  readonly city: string
  readonly province: string
  readonly postCode: string
}

/** Everything a store starts with; written into an empty database once, and only the database counts from then on. */
export type StoreDescription = {
  readonly id: string
  readonly name: LocalText
  readonly languages: readonly Language[]
  /** IANA zone of the store; a location may have its own. */
  readonly timeZone: string
  /** ISO 4217 code that is charged. */
  readonly currency: string
  readonly appContent: AppContent
  /** Prices can be shown in these: units for one unit of `currency`. */
  readonly exchangeRates?: readonly {
    readonly currencyCode: string
    readonly rate: number
    readonly asOf: string
  }[]
  readonly locations: readonly LocationDescription[]
  /** Id of the location of visitors who have chosen none; absent: they are to choose first. */
  readonly defaultLocation?: string
  /** Centres of postal areas by their first three characters, for delivery by distance. */
  readonly postalAreas?: Readonly<Record<string, Coordinates>>
  readonly categories: readonly CategoryDescription[]
  readonly brands: readonly BrandDescription[]
  readonly tags: readonly TagDescription[]
  readonly products: readonly ProductDescription[]
  readonly contentPages: readonly ContentPage[]
  /** Sections shown in more places than one, by type, e.g. `banner`. */
  readonly sectionTemplates?: Readonly<Record<string, readonly Section[]>>
  /** Groups of words that mean the same to its shoppers, e.g. `['bubble tea', 'boba']`. */
  readonly synonyms?: readonly (readonly string[])[]
  /** Where messages of the contact form go; the sender of the store's mails where absent. */
  readonly contactEmail?: string
  readonly coupons?: readonly CouponDescription[]
  readonly influencers?: readonly InfluencerDescription[]
  readonly referralGroups?: readonly ReferralGroupDescription[]
  readonly livestreamRooms?: readonly LivestreamRoomDescription[]
  /** Group buys. */
  readonly campaigns?: readonly CampaignDescription[]
}
