import type { FissionCampaign } from 'shared-contracts/api/entities/campaign.ts'

/** Where a group buy stands, in what a page says of it. */
export interface Standing {
  /** Word for its state: the outcome once it is known. */
  state: FissionCampaign['phase'] | 'successful' | 'failed' | 'cancelled'
  /** Which moment counts now. */
  moment: 'starts' | 'ends' | 'ended'
  /** That moment, ISO 8601. */
  at: string
  /** Paid units still missing to the goal; 0 once it is reached. */
  toGoal: number
  /** Paid units still missing to the next lower price; null at the lowest. */
  toTier: number | null
  /** Share of the way to what comes next (the goal, then each lower price) that is paid, 0 to 1. */
  progress: number
}

export function standingOf(campaign: FissionCampaign): Standing {
  const { status, phase, startsAt, endsAt, goal, paidCount, tiers, tier } = campaign
  const next = tiers[tier + 1]
  const missing = paidCount < goal
  const step = Math.max(1, missing ? goal : status === 'active' ? (next?.paidCount ?? paidCount) : paidCount)
  const moment = phase === 'upcoming' ? 'starts' : phase === 'open' || phase === 'full' ? 'ends' : 'ended'
  return {
    state: status === 'active' ? phase : status,
    moment,
    at: moment === 'starts' ? startsAt : endsAt,
    toGoal: Math.max(0, goal - paidCount),
    toTier: next ? Math.max(0, next.paidCount - paidCount) : null,
    progress: Math.min(1, paidCount / step),
  }
}
