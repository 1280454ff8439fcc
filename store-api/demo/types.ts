import type { Language } from 'shared-contracts/messages/language.ts'

/** A text in the store's languages: English always, Chinese when the store supports `zh`. */
export type LocalText = { readonly en: string; readonly zh?: string }

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
}

export type ProductOption = {
  readonly id: string
  readonly name: LocalText
  readonly values: readonly OptionValue[]
}

/** A picture: files `media/<store>/<name>-<width>.avif|webp`, facts about them in `media/<store>/media.json`. */
export type DemoImage = { readonly name: string; readonly alt: LocalText }

export type DemoProduct = {
  /** Slug, unique in the store; it is the product's id in addresses and calls. */
  readonly id: string
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
  /** The first is the card's picture. */
  readonly images: readonly DemoImage[]
  /** ISO date; newest first is the default order of lists. */
  readonly createdAt: string
}

export type DemoCategory = {
  readonly slug: string
  readonly name: LocalText
  readonly description: LocalText
  /** Slug of the category above; none for a top category. */
  readonly parent?: string
  readonly image: string
}

export type DemoBrand = { readonly slug: string; readonly name: LocalText }
export type DemoTag = { readonly slug: string; readonly name: LocalText }

export type Weekday = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun'
/** Local wall-clock times `HH:MM`; null = closed. */
export type OpeningHours = Readonly<Record<Weekday, { readonly open: string; readonly close: string } | null>>

export type PickupRules = {
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
}

export type OrderMethod = 'pickup' | 'delivery' | 'eatin'

export type DemoLocation = {
  readonly id: string
  readonly display: boolean
  readonly virtual: boolean
  readonly localStoreName: string
  /** Two-letter code, the key of `system.storeLocations`. */
  readonly province: string
  readonly address: StoreAddress
  readonly timeZone: string
  readonly phone: string
  readonly methods: readonly OrderMethod[]
  readonly pickup: PickupRules
}

export type StoreAddress = {
  readonly streetNumberAndNameDetails: string
  readonly city: string
  readonly province: string
  readonly postCode: string
}

export type { AppContent, FooterTab, MenuItem } from './app-content.ts'
export type { ContentPage, Section } from './content-page.ts'

/** Everything a demo store starts with; the seed writes it into the database once. */
export type DemoStore = {
  readonly id: string
  readonly name: LocalText
  readonly languages: readonly Language[]
  /** IANA zone of the store; a location may have its own. */
  readonly timeZone: string
  /** ISO 4217 code that is charged. */
  readonly currency: string
  readonly appContent: import('./app-content.ts').AppContent
  readonly locations: readonly DemoLocation[]
  readonly categories: readonly DemoCategory[]
  readonly brands: readonly DemoBrand[]
  readonly tags: readonly DemoTag[]
  readonly products: readonly DemoProduct[]
  readonly contentPages: readonly import('./content-page.ts').ContentPage[]
}
