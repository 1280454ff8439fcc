import type { FissionCampaign } from 'shared-contracts/api/entities/campaign.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { Picture } from 'shared-contracts/ui/picture.tsx'
import { GROUP_TEXTS } from '../messages/group-buys.ts'
import { useCatalogT } from '../messages/messages.ts'
import { FromPrice } from '../product-cards/from-price.tsx'
import { CampaignProgress } from './campaign-progress.tsx'
import { CampaignState } from './campaign-state.tsx'
import { Deadline } from './deadline.tsx'

const SIZES = '(min-width: 1024px) 380px, (min-width: 768px) 45vw, 92vw'

/** Group buys as cards, those that run first. */
export function CampaignList({ campaigns }: { campaigns: readonly FissionCampaign[] }) {
  const t = useCatalogT()
  const own = GROUP_TEXTS.useTexts()
  if (campaigns.length === 0)
    return (
      <section className="empty">
        <h2>{own('catalog.group-buys-none')}</h2>
        <p className="muted">{own('catalog.group-buys-none-text')}</p>
        <Link className="button button-primary" to={href('/store')}>
          {t('catalog.see-all-products')}
        </Link>
      </section>
    )
  return (
    <ul className="catalog-groups list-plain">
      {campaigns.map((campaign, i) => (
        <li key={campaign.id} className="card catalog-group-card">
          {campaign.image && <Picture image={{ ...campaign.image, alt: '' }} sizes={SIZES} eager={i === 0} />}
          <div className="catalog-group-card-text">
            <CampaignState campaign={campaign} />
            <h2>
              <Link to={href('/store/groupCampaign/:id', { id: campaign.id })}>{campaign.name}</Link>
            </h2>
            <p className="catalog-group-price">
              <FromPrice
                amount={campaign.tiers[campaign.tier]?.from ?? 0}
                currency={campaign.currency}
                varies
              />
            </p>
            <CampaignProgress campaign={campaign} />
            <Deadline campaign={campaign} />
          </div>
        </li>
      ))}
    </ul>
  )
}
