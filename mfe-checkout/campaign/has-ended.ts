import type { FissionCampaign } from 'shared-contracts/api/entities/campaign.ts'

/** Whether nothing can be ordered in a group buy any more. */
export const hasEnded = ({ phase }: Pick<FissionCampaign, 'phase'>): boolean =>
  phase === 'over' || phase === 'closed'
