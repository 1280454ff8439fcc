import type { CampaignProductItem, FissionCampaignDetail } from 'shared-contracts/api/entities/campaign.ts'
import { spaced } from 'shared-contracts/language/spaced.ts'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import { Picture } from 'shared-contracts/ui/picture.tsx'
import { GROUP_TEXTS } from '../messages/group-buys.ts'
import { FromPrice } from '../product-cards/from-price.tsx'
import { CampaignProgress } from './campaign-progress.tsx'
import { CampaignState } from './campaign-state.tsx'
import { Deadline } from './deadline.tsx'

interface Props {
  campaign: FissionCampaignDetail
  items: readonly CampaignProductItem[]
}

/** What a group buy is about and where it stands: goal, prices by count, time left. */
export function CampaignFacts({ campaign, items }: Props) {
  const t = GROUP_TEXTS.useTexts()
  const { name, description, image, tiers, tier, currency, goal, shopperLimit, mine } = campaign
  return (
    <article className="catalog-group">
      {image && <Picture image={image} sizes="(min-width: 768px) 45vw, 100vw" eager />}
      <div className="catalog-group-side">
        <CampaignState campaign={campaign} />
        <h1 className="display">{name}</h1>
        <p>{description}</p>
        <CampaignProgress campaign={campaign} />
        <Deadline campaign={campaign} />
        <section>
          <h2 className="visually-hidden">{t('catalog.group-tiers')}</h2>
          <ol className="catalog-group-tiers list-plain">
            {tiers.map(({ paidCount, from }, i) => (
              <li key={paidCount} aria-current={i === tier || undefined}>
                <span className="muted">
                  {paidCount === 0
                    ? t('catalog.group-tier-first')
                    : t('catalog.group-tier', { count: paidCount })}
                </span>
                <FromPrice
                  amount={from}
                  currency={currency}
                  varies={items.some(item => priceFrom(item, paidCount) !== from)}
                />
                {i === tier && <span className="visually-hidden">{t('catalog.group-tier-now')}</span>}
              </li>
            ))}
          </ol>
        </section>
        <details>
          <summary>{t('catalog.group-how')}</summary>
          <p>{t('catalog.group-how-text', { goal })}</p>
        </details>
        {shopperLimit !== null && (
          <p className="muted">{t('catalog.group-limit', { count: shopperLimit })}</p>
        )}
        {mine.ordered > 0 && (
          <Notice kind="success">
            {spaced(
              t('catalog.group-mine', { count: mine.ordered }),
              mine.left === 0 ? t('catalog.group-mine-none-left') : '',
            )}
          </Notice>
        )}
      </div>
    </article>
  )
}

const priceFrom = ({ tiers }: CampaignProductItem, paidCount: number) =>
  tiers.find(tier => tier.paidCount === paidCount)?.price
