import { useData } from 'shared-contracts/remote/page.ts'
import { CampaignList } from '../group-buys/campaign-list.tsx'
import type { loader } from './group-campaigns.ts'

export { loader, meta } from './group-campaigns.ts'

export function Component() {
  const { campaigns, title, description } = useData<typeof loader>()
  return (
    <div className="page catalog-list">
      <h1 className="display">{title}</h1>
      <p className="muted">{description}</p>
      <CampaignList campaigns={campaigns} />
    </div>
  )
}
