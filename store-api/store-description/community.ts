import { InfluencerLink } from 'shared-contracts/api/entities/influencer.ts'
import * as v from 'valibot'
import type { LocalText } from '../language/local-text.ts'
import { byLanguage, filled, list, number, picture, words } from './fields.ts'
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

/** A shopper's link has one name, one of the store's a name in each language. */
const Link = v.strictObject({
  ...InfluencerLink.entries,
  label: byLanguage(InfluencerLink.entries.label),
})
const RATE = 'must be parts per million, 0 to 1000000 (50000 for 5 %)'

/** Whom a `StoreDescription` presents and rewards, and where it is live. */
export const COMMUNITY = {
  influencers: v.optional(
    list(
      v.strictObject({
        id: filled,
        name: words,
        bio: words,
        links: list(Link),
        products: list(filled),
        images: list(picture),
      }),
    ),
  ),
  referralGroups: v.optional(
    list(
      v.strictObject({
        id: filled,
        name: words,
        description: words,
        rewardRate: v.pipe(v.number(RATE), v.integer(RATE), v.minValue(0, RATE), v.maxValue(1_000_000, RATE)),
      }),
    ),
  ),
  livestreamRooms: v.optional(
    list(
      v.strictObject({
        id: filled,
        name: words,
        host: words,
        cover: picture,
        startsInHours: number,
        hours: v.pipe(number, v.gtValue(0, 'must be above 0')),
        products: list(filled),
      }),
    ),
  ),
}
