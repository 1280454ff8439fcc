import { href } from 'shared-contracts/remote/routes/href.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import { categoryCrumb } from '../breadcrumbs/crumbs.ts'
import { useCatalogT } from '../messages/messages.ts'
import { PRODUCT_TEXTS } from '../messages/product.ts'
import type { BuyState } from './buy-state.ts'

/** From here down it is said how few are left. */
const MAX_FEW = 5

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
  const own = PRODUCT_TEXTS.useTexts()
  if (verdict.kind === 'unknown')
    return (
      <Notice
        action={
          <button type="button" className="button" onClick={onAskAgain}>
            {t('catalog.try-again')}
          </button>
        }
      >
        {own('catalog.stock-unknown')}
      </Notice>
    )
  if (soldOut)
    return (
      <Notice
        action={
          <Link to={shelf ? categoryCrumb(shelf).path : href('/store')}>
            {shelf ? own('catalog.more-in', { name: shelf.name }) : t('catalog.see-all-products')}
          </Link>
        }
      >
        {own('catalog.product-sold-out')}
      </Notice>
    )
  if (verdict.kind === 'impossible') return <Notice>{own('catalog.conflict', { choices })}</Notice>
  if (verdict.kind === 'sold-out') return <Notice>{own('catalog.combination-sold-out', { choices })}</Notice>
  if (available === null) return null
  if (limit === 0) return <Notice>{own('catalog.all-in-cart', { count: available })}</Notice>
  if (limit < available) return <p className="muted">{own('catalog.quantity-limit', { count: limit })}</p>
  if (available <= MAX_FEW)
    return <p className="catalog-few">{own('catalog.few-left', { count: available })}</p>
  return <p className="catalog-in-stock">{own('catalog.in-stock')}</p>
}
