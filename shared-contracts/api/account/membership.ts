import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { Id, Instant, Minor, TimeZone } from '../entities/basics.ts'
import { ProductSummary } from '../entities/product.ts'

export const MembershipPlan = v.object({
  product: ProductSummary,
  description: v.string(),
  months: v.number(),
  /** Store credit that comes with it, minor units; 0 is none. */
  credit: Minor,
  benefits: v.array(v.string()),
})
export type MembershipPlan = v.InferOutput<typeof MembershipPlan>

/** What the account is a member of now; also `membership` of the app info. */
export const Membership = v.object({ productID: Id, name: v.string(), since: Instant, until: Instant })
export type Membership = v.InferOutput<typeof Membership>

export const membershipProducts = {
  call: 'GET admin/userManagement/membershipProducts',
  summary: 'Memberships that can be bought, cheapest first; buying one is joining.',
  response: v.object({ plans: v.array(MembershipPlan) }),
} as const satisfies Endpoint

export const membershipDetail = {
  call: 'GET admin/userManagement/membershipDetail',
  summary: 'The own membership and the orders that paid for it.',
  response: v.object({
    membership: v.nullable(Membership),
    periods: v.array(v.object({ orderID: Id, name: v.string(), since: Instant, until: Instant })),
    /** IANA zone of the store, for the days of it; absent where a backend does not say. */
    timeZone: v.optional(TimeZone),
  }),
} as const satisfies Endpoint
