import { eq } from 'drizzle-orm'
import type { Handler } from '../calls/route.ts'
import { findCampaign, listCampaigns } from '../campaigns/find-campaign.ts'
import { orderedBy } from '../campaigns/reserve.ts'
import { toCampaigns } from '../campaigns/to-campaign.ts'
import { accounts } from '../database/schema/visitors.ts'
import { ownMailbox } from '../session/own-mailbox.ts'
import { shopperKeys } from '../session/shopper-keys.ts'
import { closeCampaigns } from './close-campaigns.ts'

export const fissionList: Handler<'GET common3/campaign/fissionList'> = async ({ shop, visitor }) => {
  await closeCampaigns(shop)
  return { campaigns: await toCampaigns(shop, visitor, await listCampaigns(shop.db, shop.now())) }
}

export const fissionCampaign: Handler<'GET common3/campaign/fission/{id}'> = async given => {
  const { shop, visitor, params } = given
  await closeCampaigns(shop)
  const campaign = await findCampaign(shop.db, params.id)
  const [shown] = await toCampaigns(shop, visitor, [campaign])
  if (!shown) throw new Error('a campaign that was found is not shown')
  const accountId = visitor.session?.accountId ?? null
  const [account] = accountId
    ? await shop.db
        .select({ referralId: accounts.referralId, email: accounts.emailId })
        .from(accounts)
        .where(eq(accounts.id, accountId))
    : []
  const who = { accountId, email: account?.email ?? null }
  const own = await ownMailbox(shop.db, who)
  const ordered = await orderedBy(shop.db, campaign.id, shopperKeys(who), own)
  const { shopperLimit } = campaign
  return {
    ...shown,
    mine: { ordered, left: shopperLimit === null ? null : Math.max(0, shopperLimit - ordered) },
    invite: { path: `/store/groupCampaign/${campaign.id}`, referralID: account?.referralId ?? null },
  }
}
