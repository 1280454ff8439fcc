import type { LocalText } from '../language/local-text.ts'
import type { NamedImage } from './named-image.ts'

/** What a product gives that is a membership. */
export type MembershipDescription = {
  readonly months: number
  /** Store credit given with each purchase, minor units. */
  readonly credit: number
  readonly benefits: readonly LocalText[]
}

/** Somebody the store presents; shoppers add their own. */
export type InfluencerDescription = {
  readonly id: string
  readonly name: LocalText
  readonly bio: LocalText
  readonly links: readonly { readonly label: LocalText; readonly url: string }[]
  readonly products: readonly string[]
  readonly images: readonly NamedImage[]
}

export type ReferralGroupDescription = {
  readonly id: string
  readonly name: LocalText
  readonly description: LocalText
  /** Parts per million of the subtotal of an introduced order. */
  readonly rewardRate: number
}

/** Hours are counted from the hour the store is seeded. */
export type LivestreamRoomDescription = {
  readonly id: string
  readonly name: LocalText
  readonly host: LocalText
  readonly cover: NamedImage
  readonly startsInHours: number
  readonly hours: number
  readonly products: readonly string[]
}
