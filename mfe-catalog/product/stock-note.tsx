import { useStore } from '@nanostores/react'
import { Suspense } from 'react'
import type { Inventory, ProductDetail } from 'shared-contracts/api/entities/product.ts'
import { spaced } from 'shared-contracts/language/spaced.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { codeLater } from 'shared-contracts/ui/code-later.tsx'
import { Link } from 'shared-contracts/ui/link.tsx'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import { categoryCrumb } from '../breadcrumbs/crumbs.ts'
import { useCatalogT } from '../messages/messages.ts'
import { PRODUCT_TEXTS } from '../messages/product.ts'
import type { BuyState } from './buy-state.ts'
import { isHeldBack } from './quantity.ts'

const RestockNotice = codeLater(
  async () => (await import(/* webpackChunkName: "restock" */ '../restock/restock-notice.tsx')).default,
)

/** From here down it is said how few are left. */
const MAX_FEW = 5

interface Props {
  product: ProductDetail
  /** Null while stock is unknown. */
  inventory: Inventory | null
  buy: BuyState
  /** Pieces to be added. */
  quantity: number
  /** Chosen values in words. */
  choices: string
  onAskAgain(): void
}

/** Says what stands between the choice and the cart, and what to do about it. */
export function StockNote({ product, inventory, buy, quantity, choices, onAskAgain }: Props) {
  const t = useCatalogT()
  const own = PRODUCT_TEXTS.useTexts()
  const { verdict, soldOut, limit, available } = buy
  if (product.notSoldHere) return <NotHere product={product} />
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
  const waited =
    verdict.kind === 'sold-out' ? verdict.row : inventory?.rows.length === 1 ? inventory.rows[0] : null
  const restock = inventory?.restockNotice && (
    <Suspense>
      <RestockNotice productID={product.id} optionPair={waited?.optionPair ?? null} />
    </Suspense>
  )
  if (soldOut) {
    const shelf = product.breadcrumbs.at(-1) ?? null
    return (
      <div className="stack">
        <Notice
          action={
            <Link to={shelf ? categoryCrumb(shelf).path : href('/store')}>
              {shelf ? own('catalog.more-in', { name: shelf.name }) : t('catalog.see-all-products')}
            </Link>
          }
        >
          {own('catalog.product-sold-out')}
        </Notice>
        {restock}
      </div>
    )
  }
  if (verdict.kind === 'impossible') return <Notice>{own('catalog.conflict', { choices })}</Notice>
  if (verdict.kind === 'sold-out')
    return (
      <div className="stack">
        <Notice>{own('catalog.combination-sold-out', { choices })}</Notice>
        {restock}
      </div>
    )
  if (available === null) return null
  if (limit === 0) return <Notice>{own('catalog.all-in-cart', { count: available })}</Notice>
  if (isHeldBack(quantity, limit, available))
    return <p className="muted">{own('catalog.quantity-limit', { count: limit })}</p>
  if (available <= MAX_FEW)
    return <p className="catalog-few">{own('catalog.few-left', { count: available })}</p>
  return <p className="catalog-in-stock">{own('catalog.in-stock')}</p>
}

/** Another store has it: which, and the way there (CAT-11). */
function NotHere({ product: { soldAt } }: { product: ProductDetail }) {
  const { state } = useApp()
  const own = PRODUCT_TEXTS.useTexts()
  const info = useStore(state.$appInfo)
  const here = info?.detail?.locname
  const names = (soldAt ?? []).map(place => place.localStoreName).join(own('catalog.list-comma'))
  return (
    <Notice
      action={
        info?.flags.enableMultiLocationSelection && (
          <button
            type="button"
            className="button"
            onClick={() => state.$ui.set({ ...state.$ui.get(), location: true })}
          >
            {own('catalog.other-store')}
          </button>
        )
      }
    >
      {spaced(
        here ? own('catalog.not-at', { store: here }) : own('catalog.not-here'),
        names && own('catalog.sold-at', { stores: names }),
      )}
    </Notice>
  )
}
