import { useData } from 'shared-contracts/remote/page.ts'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx'
import { InfluencerView } from '../influencers/influencer-view.tsx'
import type { loader } from './influencer.ts'

export { loader, meta } from './influencer.ts'

export function Component() {
  const { influencer, crumbs } = useData<typeof loader>()
  return (
    <div className="page catalog-list">
      <Breadcrumbs crumbs={crumbs} />
      <InfluencerView influencer={influencer} />
    </div>
  )
}
