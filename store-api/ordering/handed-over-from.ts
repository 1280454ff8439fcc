import { eq } from 'drizzle-orm'
import type { Method } from 'shared-contracts/api/entities/order.ts'
import type { Database } from '../database/database.ts'
import { fissionCampaigns } from '../database/schema/campaigns.ts'
import { type Location, methodsOf } from './locations.ts'

/**
 * When times are offered as of: a group buy's goods are handed over once it is known that there will be any, so its shoppers are offered
 * what they would be at its end (decision 0016).
 * @param endsAt of the group buy, null for an ordinary order
 */
export const handedOverFrom = (now: Date, endsAt: Date | null): Date =>
  endsAt && endsAt > now ? endsAt : now

/** The same for a group buy by its id. */
export async function offeredAsOf(
  db: Database,
  campaignId: string | null | undefined,
  now: Date,
): Promise<Date> {
  if (!campaignId) return now
  const [campaign] = await db
    .select({ endsAt: fissionCampaigns.endsAt })
    .from(fissionCampaigns)
    .where(eq(fissionCampaigns.id, campaignId))
  return handedOverFrom(now, campaign?.endsAt ?? null)
}

/** Ways that a location hands an order over; nothing of a group buy at a table, where it would be eaten before its end. */
export const orderedWays = (location: Location, campaignId: string | null | undefined): Method[] =>
  methodsOf(location).filter(method => method !== 'eatIn' || !campaignId)
