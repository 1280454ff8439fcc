import { doWithout } from 'shared-contracts/api/failure.ts'
import { missingIsNotFound } from 'shared-contracts/remote/not-found.ts'
import type { PageArgs, PageMetaOf } from 'shared-contracts/remote/page.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { breadcrumbList, type Crumb } from '../breadcrumbs/crumbs.ts'
import { GROUP_TEXTS } from '../messages/group-buys.ts'

/** Members of one view; how many there are in all comes with them. */
const MAX_MEMBERS = 20

/** One group buy: what it sells, where it stands and who is in (GRP-1). */
export async function loader({ request, params, context }: PageArgs) {
  const app = context.get(appContext)
  const { api } = app
  const { signal } = request
  const id = params.id ?? ''
  const query = { fissionCampaignId: id }
  const [campaign, { items }, members] = await Promise.all([
    api('GET common3/campaign/fission/{id}', { params: { id }, signal }).catch(missingIsNotFound),
    api('GET productManagement2/campaignProductItem/list/all', { query, signal }).catch(missingIsNotFound),
    api('GET common3/orders/list', {
      query: { ...query, infiniteLoad: 'true', numberToLoad: String(MAX_MEMBERS), startingPosition: '0' },
      signal,
    }).catch(doWithout),
  ])
  const crumbs: Crumb[] = [
    { name: GROUP_TEXTS.in(app)('catalog.group-buys'), path: href('/store/groupCampaigns') },
    { name: campaign.name, path: href('/store/groupCampaign/:id', { id: campaign.id }) },
  ]
  return { campaign, items, members, crumbs }
}

export const meta: PageMetaOf<typeof loader> = ({ campaign, crumbs }) => ({
  title: campaign.name,
  description: campaign.description,
  canonical: href('/store/groupCampaign/:id', { id: campaign.id }),
  ...(campaign.image ? { image: campaign.image.src } : {}),
  noindex: campaign.phase === 'closed',
  jsonLd: [breadcrumbList(crumbs)],
})
