import { useStore } from '@nanostores/react'
import type { FissionCampaignDetail } from 'shared-contracts/api/entities/campaign.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { CAMPAIGN_TEXTS } from '../messages/campaign.ts'
import { timeLeft } from './time-left.ts'

/** What is paid now, and what goes back when: said before anything is paid (CHK-9, GRP-2). */
export function Terms({ campaign }: { campaign: FissionCampaignDetail }) {
  const t = CAMPAIGN_TEXTS.useTexts()
  const language = useStore(useApp().state.$language)
  const { name, goal, paidCount, reservedCount, tiers, tier, shopperLimit: limit, mine } = campaign
  const end = timeLeft(campaign, language)
  const lowest = tiers.at(-1)
  const canFall = lowest !== undefined && tier < tiers.length - 1
  return (
    <section className="card stack" aria-labelledby="checkout-terms">
      <h2 id="checkout-terms">{t('checkout.campaign.terms', { name })}</h2>
      <p>
        {t(reservedCount > 0 ? 'checkout.campaign.counts' : 'checkout.campaign.countsPaid', {
          paid: paidCount,
          reserved: reservedCount,
          goal,
        })}
      </p>
      <ul className="checkout-terms">
        <li>{t('checkout.campaign.now')}</li>
        {canFall && <li>{t('checkout.campaign.falls', { count: lowest.paidCount, end })}</li>}
        <li>{t('checkout.campaign.fails', { goal, end })}</li>
        <li>{t('checkout.campaign.cancel', { end })}</li>
        <li>{t('checkout.campaign.handover', { end })}</li>
        {limit !== null && (
          <li>
            {t(mine.ordered > 0 ? 'checkout.campaign.limitOrdered' : 'checkout.campaign.limit', {
              limit,
              ordered: mine.ordered,
            })}
          </li>
        )}
      </ul>
    </section>
  )
}
