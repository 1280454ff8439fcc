import type { FissionCampaign } from 'shared-contracts/api/entities/campaign.ts'
import { GROUP_TEXTS } from '../messages/group-buys.ts'
import { standingOf } from './standing.ts'

export function CampaignState({ campaign }: { campaign: FissionCampaign }) {
  const t = GROUP_TEXTS.useTexts()
  const { state } = standingOf(campaign)
  return (
    <span className="badge catalog-group-state" data-open={state === 'open' || undefined}>
      {t(`catalog.group-${state}`)}
    </span>
  )
}
