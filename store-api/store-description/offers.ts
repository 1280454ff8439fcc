import type { LocalText } from '../language/local-text.ts'
import type { NamedImage } from './named-image.ts'

/** Days and hours here are counted from the day the store is seeded, so that offers stay alive. */
export type CouponDescription = {
  readonly code: string
  readonly name: LocalText
  readonly description: LocalText
  /** Whole percents off, or minor units off: one of the two. */
  readonly percent?: number
  readonly amount?: number
  /** First and last day it works. */
  readonly fromDay?: number
  readonly toDay?: number
  /** Minor units of what it applies to. */
  readonly minSubtotal?: number
  readonly totalLimit?: number
  readonly shopperLimit?: number
  readonly categories?: readonly string[]
  readonly products?: readonly string[]
  readonly firstOrderOnly?: boolean
  /** Offered to everyone; others work for who knows the code. */
  readonly listed?: boolean
}

export type CampaignDescription = {
  readonly id: string
  readonly name: LocalText
  readonly description: LocalText
  readonly image: NamedImage
  readonly status?: 'draft' | 'active' | 'successful' | 'failed'
  readonly startsInHours: number
  readonly endsInHours: number
  /** Paid units without which it fails. */
  readonly goal: number
  /** Paid units from which each price counts; the first is 0. */
  readonly thresholds: readonly number[]
  readonly totalLimit?: number
  readonly shopperLimit?: number
  /** `prices` in minor units, one for each threshold. */
  readonly items: readonly {
    readonly productId: string
    readonly optionPair: string
    readonly prices: readonly number[]
  }[]
  /** Who has bought the first item already. */
  readonly sold?: readonly {
    readonly firstName: string
    readonly lastName: string
    readonly units: number
    readonly hoursAgo: number
  }[]
}
