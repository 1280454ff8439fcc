import type { ProductDetail } from 'shared-contracts/api/entities/product.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { PRODUCT_TEXTS } from '../messages/product.ts'
import { Share } from '../share/share.tsx'

/** What there is to read of a product, where its brand and tags lead, and how to pass it on. */
export function About({ product: { name, description, brand, sku, tags } }: { product: ProductDetail }) {
  const t = PRODUCT_TEXTS.useTexts()
  const paragraphs = description.split(/\n+/).filter(line => line.trim())
  return (
    <section className="stack catalog-about">
      <h2>{t('catalog.about')}</h2>
      {paragraphs.map(line => (
        <p key={line}>{line}</p>
      ))}
      <dl className="catalog-facts muted">
        {brand && (
          <div>
            <dt>{t('catalog.brand')}</dt>
            <dd>
              <Link to={href('/store/brand', undefined, { name: brand })}>{brand}</Link>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('catalog.sku')}</dt>
          <dd>{sku}</dd>
        </div>
      </dl>
      {tags.length > 0 && (
        <ul className="catalog-chips list-plain">
          {tags.map(tag => (
            <li key={tag}>
              <Link className="catalog-chip" to={href('/store/tag', undefined, { name: tag })}>
                {tag}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Share title={name} />
    </section>
  )
}
