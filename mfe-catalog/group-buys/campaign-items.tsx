import type { CampaignProductItem, FissionCampaignDetail } from 'shared-contracts/api/entities/campaign.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { Picture } from 'shared-contracts/ui/picture.tsx'
import { Price } from 'shared-contracts/ui/price.tsx'
import { GROUP_TEXTS } from '../messages/group-buys.ts'
import { JoinButton } from './join-button.tsx'

interface Props {
  campaign: FissionCampaignDetail
  items: readonly CampaignProductItem[]
}

/** What a group buy sells, at the price that counts now. */
export function CampaignItems({ campaign, items }: Props) {
  const t = GROUP_TEXTS.useTexts()
  return (
    <section className="stack">
      <h2>{t('catalog.group-items')}</h2>
      <ul className="catalog-group-items list-plain">
        {items.map(item => {
          const { product, optionLabel, price, regularPrice } = item
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
                      <span className="visually-hidden">{t('catalog.group-item-regular')} </span>
                      <Price amount={regularPrice} currency={product.currency} />
                    </del>
                  )}
                </p>
                <JoinButton campaign={campaign} item={item} />
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
