import * as v from 'valibot'
import type { LocalText } from '../language/local-text.ts'
import { cents, filled, flag, list, number, picture, pieces, positive, words } from './fields.ts'
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

const PERCENT = 'must be whole percents, 1 to 100'
const DAYS = 'must be a whole number of days from the day the store is written down'
const days = v.pipe(v.number(DAYS), v.integer(DAYS))

/** A `CouponDescription`. */
const Coupon = v.pipe(
  v.strictObject({
    code: v.pipe(
      filled,
      v.regex(
        /^[A-Z0-9][A-Z0-9_-]{1,31}$/,
        'must be 2 to 32 capitals, digits, "-" or "_", as shoppers type it',
      ),
    ),
    name: words,
    description: words,
    percent: v.optional(
      v.pipe(v.number(PERCENT), v.integer(PERCENT), v.minValue(1, PERCENT), v.maxValue(100, PERCENT)),
    ),
    amount: v.optional(v.pipe(cents, v.gtValue(0, 'must be above 0'))),
    fromDay: v.optional(days),
    toDay: v.optional(days),
    minSubtotal: v.optional(cents),
    totalLimit: v.optional(positive),
    shopperLimit: v.optional(positive),
    categories: v.optional(list(filled)),
    products: v.optional(list(filled)),
    firstOrderOnly: v.optional(flag),
    listed: v.optional(flag),
  }),
  v.forward(
    v.check(
      ({ percent, amount }) => (percent === undefined) !== (amount === undefined),
      'is given, or "amount" is: one of the two',
    ),
    ['percent'],
  ),
  v.forward(
    v.check(
      ({ fromDay, toDay }) => fromDay === undefined || toDay === undefined || fromDay <= toDay,
      'must not be before "fromDay"',
    ),
    ['toDay'],
  ),
)

const rises = (thresholds: number[]) =>
  thresholds[0] === 0 && thresholds.every((one, i) => i === 0 || one > (thresholds[i - 1] ?? 0))
const falls = (prices: number[]) => prices.every((price, i) => i === 0 || price <= (prices[i - 1] ?? 0))

/** A `CampaignDescription`. */
const Campaign = v.pipe(
  v.strictObject({
    id: filled,
    name: words,
    description: words,
    image: picture,
    status: v.optional(v.picklist(['draft', 'active', 'successful', 'failed'])),
    startsInHours: number,
    endsInHours: number,
    goal: positive,
    thresholds: v.pipe(list(pieces), v.check(rises, 'must rise from 0')),
    totalLimit: v.optional(positive),
    shopperLimit: v.optional(positive),
    items: v.pipe(
      list(
        v.strictObject({
          productId: filled,
          optionPair: v.string('must be a text'),
          prices: v.pipe(list(cents), v.check(falls, 'must not rise')),
        }),
      ),
      v.minLength(1, 'must not be empty'),
    ),
    sold: v.optional(
      list(v.strictObject({ firstName: filled, lastName: filled, units: positive, hoursAgo: number })),
    ),
  }),
  v.forward(
    v.check(({ startsInHours, endsInHours }) => startsInHours < endsInHours, 'must be after "startsInHours"'),
    ['endsInHours'],
  ),
  v.forward(
    v.check(
      ({ thresholds, items }) => items.every(({ prices }) => prices.length === thresholds.length),
      'must each have one price for each of "thresholds"',
    ),
    ['items'],
  ),
)

/** What a `StoreDescription` offers. */
export const OFFERS = { coupons: v.optional(list(Coupon)), campaigns: v.optional(list(Campaign)) }
