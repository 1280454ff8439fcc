import { useData } from 'shared-contracts/remote/page.ts'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx'
import { CampaignFacts } from '../group-buys/campaign-facts.tsx'
import { CampaignItems } from '../group-buys/campaign-items.tsx'
import { Invite } from '../group-buys/invite.tsx'
import { Members } from '../group-buys/members.tsx'
import type { loader } from './group-campaign.ts'

export { loader, meta } from './group-campaign.ts'

export function Component() {
  const { campaign, items, members, crumbs } = useData<typeof loader>()
  return (
    <div className="page catalog-list">
      <Breadcrumbs crumbs={crumbs} />
      <CampaignFacts campaign={campaign} items={items} />
      <CampaignItems key={campaign.id} campaign={campaign} items={items} />
      <div className="catalog-group-below">
        {members && <Members campaign={campaign} {...members} />}
        <Invite campaign={campaign} />
      </div>
    </div>
  )
}
