import type { ProductDetail } from 'shared-contracts/api/entities/product.ts'
import { spaced } from 'shared-contracts/language/spaced.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { BELOW_TEXTS } from '../messages/below-window.ts'
import { Share } from '../share/share.tsx'

/** What there is to read of a product, where its brand and tags lead, whom to ask, and how to pass it on. */
export function About({ product }: { product: ProductDetail }) {
  const t = BELOW_TEXTS.useTexts()
  const { name, description, brand, sku, tags, facts = [] } = product
  const paragraphs = description.split(/\n+/).filter(line => line.trim())
  return (
    <>
      <div className="stack">
        <h2>{t('catalog.about')}</h2>
        {paragraphs.map(line => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {facts.length > 0 && (
        <details open>
          <summary>{t('catalog.facts')}</summary>
          <dl className="catalog-facts">
            {facts.map(fact => (
              <div key={`${fact.kind} ${fact.name}`} data-kind={fact.kind}>
                <dt>{fact.name}</dt>
                <dd>{fact.text}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      <details hidden={!(brand || sku || tags.length)}>
        <summary>{t('catalog.details')}</summary>
        <dl className="catalog-facts">
          {brand && (
            <div>
              <dt>{t('catalog.brand')}</dt>
              <dd>
                <Link to={href('/store/brand', undefined, { name: brand })}>{brand}</Link>
              </dd>
            </div>
          )}
          {sku && (
            <div>
              <dt>{t('catalog.sku')}</dt>
              <dd>{sku}</dd>
            </div>
          )}
          {tags.length > 0 && (
            <div>
              <dt>{t('catalog.tags')}</dt>
              <dd className="catalog-tags">
                {tags.map(tag => (
                  <Link key={tag} to={href('/store/tag', undefined, { name: tag })}>
                    {tag}
                  </Link>
                ))}
              </dd>
            </div>
          )}
        </dl>
      </details>
      <p className="catalog-ask">
        {spaced(t('catalog.ask'))}
        <Link to={href('/page/:name', { name: 'contact' }, { about: sku ? `${name} (${sku})` : name })}>
          {t('catalog.ask-link')}
        </Link>
      </p>
      <Share title={name} />
    </>
  )
}
