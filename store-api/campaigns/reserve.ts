import { and, asc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { campaignOrders } from '../database/schema/campaign-orders.ts'
import { campaignShoppers, fissionCampaigns } from '../database/schema/campaigns.ts'
import { Refusal } from '../http/refusal.ts'
import { type Campaign, findCampaign, phaseOf } from './find-campaign.ts'

interface Reservation {
  campaignId: string
  units: number
  /** As `shopperKeys` makes them. */
  shoppers: readonly string[]
  /** As `ownMailbox` does. */
  own?: string | null
  now: Date
}

/**
 * Takes units of a group buy for an unpaid order: its time, its total limit and the limit of each shopper are guarded by
 * conditional updates. The campaign's row, which every shopper wants, is locked last.
 * @returns the campaign, whose paid count says which price counts
 * @throws Refusal `campaign-not-open`, `campaign-full`, `campaign-limit`
 */
export async function reserve(tx: Database, reservation: Reservation): Promise<Campaign> {
  const { campaignId, units, shoppers, now } = reservation
  const { shopperLimit } = await findCampaign(tx, campaignId)
  for (const shopper of shoppers) await countShopper(tx, reservation, shopper, shopperLimit)
  const c = fissionCampaigns
  const [taken] = await tx
    .update(c)
    .set({ reserved: sql`${c.reserved} + ${units}` })
    .where(
      and(
        eq(c.id, campaignId),
        eq(c.status, 'active'),
        lte(c.startsAt, now),
        gt(c.endsAt, now),
        or(sql`${c.totalLimit} is null`, sql`${c.reserved} + ${c.paid} + ${units} <= ${c.totalLimit}`),
      ),
    )
    .returning()
  if (taken) return taken
  const campaign = await findCampaign(tx, campaignId)
  refuseUnlessOpen(campaign, now)
  throw full(campaign)
}

/** @throws Refusal `campaign-not-open` */
export function refuseUnlessOpen(campaign: Campaign, now: Date): void {
  const phase = phaseOf(campaign, now)
  if (phase === 'upcoming') throw new Refusal('campaign-not-open', { message: 'campaign-upcoming' })
  if (phase === 'over' || phase === 'closed') throw new Refusal('campaign-not-open')
}

export const full = ({ totalLimit, reserved, paid }: Campaign): Refusal =>
  new Refusal('campaign-full', { values: { left: Math.max(0, (totalLimit ?? 0) - reserved - paid) } })

async function countShopper(
  tx: Database,
  { campaignId, units, own = null }: Reservation,
  shopper: string,
  limit: number | null,
): Promise<void> {
  const s = campaignShoppers
  const isOwn = shopper === own
  const before = isOwn && limit !== null ? await paidBy(tx, campaignId, shopper) : 0
  const within = limit === null || before + units <= limit
  const rows = within
    ? await tx
        .insert(s)
        .values({ campaignId, shopper, units })
        .onConflictDoUpdate({
          target: [s.campaignId, s.shopper],
          set: { units: sql`${s.units} + excluded.units` },
          ...(limit !== null && !isOwn && { setWhere: sql`${s.units} + excluded.units <= ${limit}` }),
        })
        .returning({ units: s.units })
    : []
  if (rows.length > 0 || limit === null) return
  const ordered = await orderedBy(tx, campaignId, [shopper], own)
  const left = Math.max(0, limit - ordered)
  const message = left === 0 ? 'campaign-limit.none' : 'campaign-limit'
  throw new Refusal('campaign-limit', { message, values: { limit, left } })
}

/**
 * Asks whether units that are about to be paid are within what is left to each of their shoppers: anybody can write an address
 * into an order, so its owner may have reserved beside others, and the first to pay has them. One payment at a time of a shopper.
 * @throws Refusal `campaign-limit`
 */
export async function claimUnits(
  tx: Database,
  { campaignId, units, shoppers }: Pick<Reservation, 'campaignId' | 'units' | 'shoppers'>,
): Promise<void> {
  const c = fissionCampaigns
  const [campaign] = await tx.select({ limit: c.shopperLimit }).from(c).where(eq(c.id, campaignId))
  const limit = campaign?.limit ?? null
  if (limit === null) return
  const s = campaignShoppers
  const counts = await tx
    .select({ shopper: s.shopper, held: s.units })
    .from(s)
    .where(and(eq(s.campaignId, campaignId), inArray(s.shopper, [...shoppers])))
    .orderBy(asc(s.shopper))
    .for('update')
  for (const { shopper, held } of counts) {
    // Within the limit with all that is reserved: nothing needs to be looked through.
    if (held <= limit) continue
    const paid = await paidBy(tx, campaignId, shopper)
    if (paid > 0 && paid + units > limit)
      throw new Refusal('campaign-limit', { message: 'campaign-limit.cart', values: { limit } })
  }
}

/**
 * Most units that any of these shoppers' keys has ordered: of the mailbox whose owner orders only what is paid, for anybody can write an
 * address into an order.
 * @param own as `ownMailbox` makes it
 */
export async function orderedBy(
  db: Database,
  campaignId: string,
  shoppers: readonly string[],
  own: string | null,
): Promise<number> {
  const others = shoppers.filter(shopper => shopper !== own)
  const rows = await db
    .select({ shopper: campaignShoppers.shopper, units: campaignShoppers.units })
    .from(campaignShoppers)
    .where(
      and(
        eq(campaignShoppers.campaignId, campaignId),
        or(...others.map(shopper => eq(campaignShoppers.shopper, shopper)), sql`false`),
      ),
    )
  return Math.max(own === null ? 0 : await paidBy(db, campaignId, own), ...rows.map(row => row.units))
}

async function paidBy(db: Database, campaignId: string, shopper: string): Promise<number> {
  const [row] = await db
    .select({ units: sql<number>`coalesce(sum(${campaignOrders.units}), 0)::int` })
    .from(campaignOrders)
    .where(
      and(
        eq(campaignOrders.campaignId, campaignId),
        inArray(campaignOrders.state, ['paid', 'settled']),
        sql`${shopper} = any(${campaignOrders.shoppers})`,
      ),
    )
  return row?.units ?? 0
}

/** Gives back what a cancelled order had in a group buy; the paid count of one that has ended stays as it was. */
export async function release(tx: Database, orderId: string): Promise<void> {
  const own = eq(campaignOrders.orderId, orderId)
  const [had] = await tx.select().from(campaignOrders).where(own)
  if (had?.state !== 'reserved' && had?.state !== 'paid') return
  await tx.update(campaignOrders).set({ state: 'released' }).where(own)
  for (const shopper of had.shoppers) {
    await tx
      .update(campaignShoppers)
      .set({ units: sql`${campaignShoppers.units} - ${had.units}` })
      .where(and(eq(campaignShoppers.campaignId, had.campaignId), eq(campaignShoppers.shopper, shopper)))
  }
  const counter = had.state === 'paid' ? fissionCampaigns.paid : fissionCampaigns.reserved
  await tx
    .update(fissionCampaigns)
    .set({
      [had.state]: sql`${counter} - ${had.units}`,
      // Who paid next leads after a leader who cancelled.
      leaderOrderId: sql`case when ${fissionCampaigns.leaderOrderId} = ${orderId} then (
        select o.order_id from campaign_orders o where o.campaign_id = ${had.campaignId} and o.state = 'paid'
        order by o.paid_at, o.order_id limit 1) else ${fissionCampaigns.leaderOrderId} end`,
    })
    .where(
      and(
        eq(fissionCampaigns.id, had.campaignId),
        had.state === 'paid' ? eq(fissionCampaigns.status, 'active') : undefined,
      ),
    )
}
