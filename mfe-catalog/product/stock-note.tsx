import { href } from 'shared-contracts/remote/routes/href.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { categoryCrumb } from '../breadcrumbs/crumbs.ts'
import { useCatalogT } from '../messages/messages.ts'
import type { BuyState } from './buy-state.ts'

/** Stock from which it is said how few are left. */
const FEW = 5

interface Props {
  buy: BuyState
  /** Chosen values in words. */
  choices: string
  /** Deepest category of the product: the way onward when it is sold out. */
  shelf: { slug: string; name: string } | null
  onAskAgain(): void
}

/** Says what stands between the choice and the cart, and what to do about it. */
export function StockNote({
  buy: { verdict, soldOut, limit, available },
  choices,
  shelf,
  onAskAgain,
}: Props) {
  const t = useCatalogT()
  if (verdict.kind === 'unknown')
    return (
      <div className="notice">
        <p>{t('catalog.stock-unknown')}</p>
        <button type="button" className="button" onClick={onAskAgain}>
          {t('catalog.try-again')}
        </button>
      </div>
    )
  if (soldOut)
    return (
      <div className="notice">
        <p>{t('catalog.product-sold-out')}</p>
        <Link to={shelf ? categoryCrumb(shelf).path : href('/store')}>
          {shelf ? t('catalog.more-in', { name: shelf.name }) : t('catalog.see-all-products')}
        </Link>
      </div>
    )
  if (verdict.kind === 'impossible') return <p className="notice">{t('catalog.conflict', { choices })}</p>
  if (verdict.kind === 'sold-out')
    return <p className="notice">{t('catalog.combination-sold-out', { choices })}</p>
  if (available === null) return null
  if (limit === 0) return <p className="notice">{t('catalog.all-in-cart', { count: available })}</p>
  if (limit < available) return <p className="muted">{t('catalog.quantity-limit', { count: limit })}</p>
  if (available <= FEW) return <p className="catalog-few">{t('catalog.few-left', { count: available })}</p>
  return <p className="catalog-in-stock">{t('catalog.in-stock')}</p>
}
