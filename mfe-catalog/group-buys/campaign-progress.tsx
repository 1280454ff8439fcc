import type { FissionCampaign } from 'shared-contracts/api/entities/campaign.ts'
import { GROUP_TEXTS } from '../messages/group-buys.ts'
import { standingOf } from './standing.ts'

/** How many are in, on a bar, and what the next one changes. */
export function CampaignProgress({ campaign }: { campaign: FissionCampaign }) {
  const t = GROUP_TEXTS.useTexts()
  const { paidCount, reservedCount, goal, phase } = campaign
  const { toGoal, toTier, progress } = standingOf(campaign)
  const said =
    toGoal > 0
      ? t('catalog.group-of-goal', { paid: paidCount, goal })
      : t('catalog.group-paid', { count: paidCount })
  return (
    <div className="catalog-group-progress">
      <progress value={progress} aria-label={t('catalog.group-progress')}>
        {said}
      </progress>
      <p>
        <strong>{said}</strong>
        {phase === 'open' && reservedCount > 0 && (
          <span> · {t('catalog.group-reserved', { count: reservedCount })}</span>
        )}
      </p>
      {phase === 'open' && (
        <p>
          {toGoal > 0
            ? t('catalog.group-to-goal', { count: toGoal })
            : toTier === null
              ? t('catalog.group-lowest')
              : t('catalog.group-to-tier', { count: toTier })}
        </p>
      )}
    </div>
  )
}
