import type { ReactNode } from 'react'
import type { ProductSummary } from 'shared-contracts/api/entities/product.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { Picture } from 'shared-contracts/ui/picture.tsx'
import type { Pressed } from '../early/pressed.ts'
import { useCatalogT } from '../messages/messages.ts'
import { FromPrice } from './from-price.tsx'
import { PriceBefore } from './price-before.tsx'

const SIZES = '(min-width: 1280px) 285px, (min-width: 1024px) 22vw, (min-width: 768px) 30vw, 45vw'

/** One product in a list. @param level of its heading @param eager for the first row of a page */
export function ProductCard({
  product,
  level,
  eager,
  children,
}: {
  product: ProductSummary
  level: 2 | 3
  eager: boolean
  children?: ReactNode
}) {
  const t = useCatalogT()
  const Heading = `h${level}` as const
  const { compareAtPrice: before, currency } = product
  const reduced = before !== null && before > product.price
  return (
    <li className="catalog-card" data-sold-out={product.soldOut || undefined}>
      <div className="catalog-card-picture">
        {/* The name stands right below: a second reading of it would only be noise. */}
        {product.image && <Picture image={{ ...product.image, alt: '' }} sizes={SIZES} eager={eager} />}
        {product.soldOut ? (
          <span className="catalog-ribbon">{t('catalog.sold-out')}</span>
        ) : (
          (product.clearance || reduced) && (
            <span className="catalog-ribbon catalog-ribbon-reduced">
              {t(product.clearance ? 'catalog.last-chance' : 'catalog.reduced')}
            </span>
          )
        )}
      </div>
      <Heading className="catalog-card-name">
        <Link to={href('/store/product/:id', { id: product.id })} state={{ card: product } satisfies Pressed}>
          {product.name}
        </Link>
      </Heading>
      <p className="catalog-card-price">
        {product.note && <span className="catalog-card-note">{product.note}</span>}
        <FromPrice amount={product.price} currency={currency} varies={product.priceVaries} />
        {reduced && <PriceBefore amount={before} currency={currency} />}
      </p>
      {children}
    </li>
  )
}
