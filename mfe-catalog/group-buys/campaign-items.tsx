import type { CampaignProductItem, FissionCampaignDetail } from 'shared-contracts/api/entities/campaign.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import { Picture } from 'shared-contracts/ui/picture.tsx'
import { Price } from 'shared-contracts/ui/price.tsx'
import { GROUP_TEXTS } from '../messages/group-buys.ts'
import { JoinButton } from './join-button.tsx'

interface Props {
  campaign: FissionCampaignDetail
  items: readonly CampaignProductItem[]
}

/** What a group buy sells, at the price that counts now; where the group buy's own prices are only the lowest, with those it can fall to. */
export function CampaignItems({ campaign, items }: Props) {
  const t = GROUP_TEXTS.useTexts()
  const reached = items.length > 1 ? campaign.tiers[campaign.tier]?.paidCount : Infinity
  return (
    <section className="stack">
      <h2>{t('catalog.group-items')}</h2>
      {campaign.phase === 'open' && (
        <noscript>
          <Notice>{t('catalog.group-script')}</Notice>
        </noscript>
      )}
      <ul className="catalog-group-items list-plain">
        {items.map(item => {
          const { product, optionLabel, price, regularPrice, tiers } = item
          return (
            <li key={item.id} className="card">
              {product.image && <Picture image={{ ...product.image, alt: '' }} sizes="96px" />}
              <div>
                <h3>
                  <Link to={href('/store/product/:id', { id: product.id })}>{product.name}</Link>
                </h3>
                {optionLabel && <p className="muted">{optionLabel}</p>}
                <p className="catalog-group-price">
                  <Price amount={price} currency={product.currency} />
                  {regularPrice > price && (
                    <del className="price-before">
                      <span className="visually-hidden">{t('catalog.group-item-regular')}</span>
                      <Price amount={regularPrice} currency={product.currency} />
                    </del>
                  )}
                </p>
                {tiers
                  .filter(tier => tier.paidCount > (reached ?? 0))
                  .map(tier => (
                    <p key={tier.paidCount} className="muted">
                      {t('catalog.group-tier', { count: tier.paidCount })}{' '}
                      <Price amount={tier.price} currency={product.currency} />
                    </p>
                  ))}
                <JoinButton campaign={campaign} item={item} />
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
