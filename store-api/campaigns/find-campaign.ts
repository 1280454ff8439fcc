import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { fissionCampaigns } from '../database/schema/campaigns.ts'
import { Refusal } from '../http/refusal.ts'

export type Campaign = typeof fissionCampaigns.$inferSelect

/** Ended campaigns that a list still shows. */
const MAX_ENDED = 12

/** A campaign that visitors may see. @throws Refusal `not-found`, for a draft as well */
export async function findCampaign(db: Database, id: string): Promise<Campaign> {
  const [campaign] = await db
    .select()
    .from(fissionCampaigns)
    .where(and(eq(fissionCampaigns.id, id), ne(fissionCampaigns.status, 'draft')))
  if (!campaign) throw new Refusal('not-found')
  return campaign
}

/** Running ones by their end, then those to come by their start, then the latest that ended. */
export async function listCampaigns(db: Database, now: Date): Promise<Campaign[]> {
  const active = eq(fissionCampaigns.status, 'active')
  const [open, ended] = [
    await db
      .select()
      .from(fissionCampaigns)
      .where(active)
      .orderBy(
        sql`${fissionCampaigns.startsAt} > ${now.toISOString()}::timestamptz`,
        asc(fissionCampaigns.endsAt),
        asc(fissionCampaigns.position),
      ),
    await db
      .select()
      .from(fissionCampaigns)
      .where(and(ne(fissionCampaigns.status, 'active'), ne(fissionCampaigns.status, 'draft')))
      .orderBy(desc(fissionCampaigns.endsAt), asc(fissionCampaigns.position))
      .limit(MAX_ENDED),
  ]
  return [...open, ...ended]
}

/** Index of the price that counts at a number of paid units. */
export const tierAt = (thresholds: readonly number[], paid: number): number =>
  Math.max(0, thresholds.filter(threshold => threshold <= paid).length - 1)

export type Phase = 'upcoming' | 'open' | 'full' | 'over' | 'closed'

export function phaseOf(campaign: Campaign, now: Date): Phase {
  const { status, startsAt, endsAt, totalLimit, reserved, paid } = campaign
  if (status !== 'active') return 'closed'
  if (now < startsAt) return 'upcoming'
  if (now >= endsAt) return 'over'
  return totalLimit !== null && reserved + paid >= totalLimit ? 'full' : 'open'
}

/** Whether a campaign has begun or is to come, and is not over. */
export async function isRunning(db: Database, id: string, now: Date): Promise<boolean> {
  const [campaign] = await db.select().from(fissionCampaigns).where(eq(fissionCampaigns.id, id))
  return campaign?.status === 'active' && now < campaign.endsAt
}
