import { href } from 'shared-contracts/remote/routes/href.ts'
import { useLoaderData } from 'shared-contracts/remote/runtime/router.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { Breadcrumbs } from '../list/breadcrumbs.tsx'
import { ProductGrid } from '../list/product-grid.tsx'
import { useCatalogT } from '../messages/messages.ts'
import { BuyBox } from '../product/buy-box.tsx'
import { Gallery } from '../product/gallery.tsx'
import { Share } from '../share/share.tsx'
import type { ProductData } from './product.ts'

export { loader, meta, shouldRevalidate } from './product.ts'

export function Component() {
  const { product, inventory, related, crumbs } = useLoaderData() as ProductData
  const t = useCatalogT()
  const paragraphs = product.description.split(/\n+/).filter(line => line.trim())
  return (
    <div className="page catalog-product">
      <Breadcrumbs crumbs={crumbs} />
      <article className="catalog-product-main">
        <Gallery images={product.images} name={product.name} />
        <div className="catalog-product-side">
          <h1 className="display">{product.name}</h1>
          <BuyBox key={product.id} product={product} loaded={inventory} />
          <section className="stack catalog-about">
            <h2>{t('catalog.about')}</h2>
            {paragraphs.map(line => (
              <p key={line}>{line}</p>
            ))}
            <dl className="catalog-facts muted">
              {product.brand && (
                <div>
                  <dt>{t('catalog.brand')}</dt>
                  <dd>
                    <Link to={href('/store/brand', undefined, { name: product.brand })}>{product.brand}</Link>
                  </dd>
                </div>
              )}
              <div>
                <dt>{t('catalog.sku')}</dt>
                <dd>{product.sku}</dd>
              </div>
            </dl>
            {product.tags.length > 0 && (
              <ul className="catalog-chips list-plain">
                {product.tags.map(tag => (
                  <li key={tag}>
                    <Link className="catalog-chip" to={href('/store/tag', undefined, { name: tag })}>
                      {tag}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
            <Share title={product.name} />
          </section>
        </div>
      </article>
      {related.length > 0 && (
        <section className="stack catalog-related">
          <h2>{t('catalog.related')}</h2>
          <ProductGrid products={related} level={3} />
        </section>
      )}
    </div>
  )
}
