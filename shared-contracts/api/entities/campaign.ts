import * as v from 'valibot'
import { Currency, Id, Instant, Left, Minor, TimeZone } from './basics.ts'
import { Image } from './image.ts'
import { ProductSummary } from './product.ts'

/** A draft is never shown. */
export const CampaignStatus = v.picklist(['active', 'successful', 'failed', 'cancelled'])

/** Where an active campaign stands at `serverTime`; `over`: past its end, the outcome is being settled. */
export const CampaignPhase = v.picklist(['upcoming', 'open', 'full', 'over', 'closed'])

export const FissionCampaign = v.object({
  id: Id,
  name: v.string(),
  description: v.string(),
  image: v.nullable(Image),
  status: CampaignStatus,
  phase: CampaignPhase,
  startsAt: Instant,
  endsAt: Instant,
  /** What a countdown counts from: the clock of the device may be wrong. */
  serverTime: Instant,
  /** Paid units without which it fails. */
  goal: v.number(),
  /** Units paid, and units ordered and not yet paid. */
  paidCount: v.number(),
  reservedCount: v.number(),
  totalLimit: v.nullable(v.number()),
  /** Units one shopper can order. */
  shopperLimit: v.nullable(v.number()),
  /** Paid units from which each price counts, rising from 0; `from` is the lowest price of any item then. */
  tiers: v.array(v.object({ paidCount: v.number(), from: Minor })),
  /** Index in `tiers` of the price that counts now. */
  tier: v.number(),
  currency: Currency,
  /** Masked name of the first to pay. */
  leader: v.nullable(v.string()),
  /** The store's, IANA: what times are written in where the shopper's own is not known. UTC where a backend does not say. */
  timeZone: v.optional(TimeZone),
})
export type FissionCampaign = v.InferOutput<typeof FissionCampaign>

export const FissionCampaignDetail = v.object({
  ...FissionCampaign.entries,
  /** Units this visitor ordered, and may still order; null without a limit. */
  mine: v.object({ ordered: v.number(), left: v.nullable(v.number()) }),
  /** Path of the page to share, and the referral id to put into its address; null for a guest. */
  invite: v.object({ path: v.string(), referralID: v.nullable(v.string()) }),
})
export type FissionCampaignDetail = v.InferOutput<typeof FissionCampaignDetail>

export const CampaignProductItem = v.object({
  id: Id,
  fissionCampaignId: Id,
  product: ProductSummary,
  optionPair: v.string(),
  optionLabel: v.string(),
  /** What it costs outside the group buy. */
  regularPrice: Minor,
  /** What it costs now. */
  price: Minor,
  tiers: v.array(v.object({ paidCount: v.number(), price: Minor })),
  /** Stock left. */
  available: Left,
})
export type CampaignProductItem = v.InferOutput<typeof CampaignProductItem>

export const CampaignOrder = v.object({
  /** Masked, e.g. `Lin W.`; nothing else of the person is told. */
  name: v.string(),
  at: Instant,
  quantity: v.number(),
  leader: v.boolean(),
  own: v.boolean(),
  /** Own orders only. */
  orderID: v.nullable(Id),
})
export type CampaignOrder = v.InferOutput<typeof CampaignOrder>
