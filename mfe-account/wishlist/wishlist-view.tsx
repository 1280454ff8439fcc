import { useState } from 'react'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { handFocusOn } from 'shared-contracts/ui/hand-focus-on.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import { useProductList } from 'shared-contracts/ui/use-product-list.ts'
import { useReady } from 'shared-contracts/ui/use-ready.ts'
import { WISHLIST_TEXTS } from '../messages/wishlist.ts'
import { IntoCart } from './into-cart.tsx'
import { ListedCard } from './listed-card.tsx'
import { useListed } from './use-listed.ts'

const handOn = handFocusOn('a, button')

/** Products shown before more are asked for. */
const PAGE_SIZE = 12

/** What the shopper wants to remember: as it is now, and into the cart or off the list from here. */
export function WishlistView() {
  const t = WISHLIST_TEXTS.useTexts()
  const { notify } = useApp()
  const ready = useReady()
  const { products, remove } = useProductList('wishlist')
  const [count, setCount] = useState(PAGE_SIZE)
  const shown = products.slice(0, count)
  const listed = useListed(shown)
  if (ready && products.length === 0) return <NothingShown why="account.wishlist.none" />
  return (
    <>
      <noscript>
        <NothingShown why="account.wishlist.script" />
      </noscript>
      {listed.failed && (
        <Notice
          kind="error"
          action={
            <button type="button" className="button" onClick={listed.retry}>
              {t('account.retry')}
            </button>
          }
        >
          {t('account.wishlist.failed')}
        </Notice>
      )}
      <ul className="list-plain account-listed">
        {shown.map(({ id, price }) => {
          const product = listed.of(id)
          if (listed.failed && product === undefined) return null
          const name = product?.name ?? t('account.wishlist.thisOne')
          return (
            <ListedCard key={id} product={product} before={price}>
              <span className="account-listed-actions">
                {product && <IntoCart product={product} />}
                <button
                  ref={handOn}
                  type="button"
                  className="button button-quiet"
                  aria-label={`${t('account.remove')} · ${name}`}
                  onClick={() => {
                    remove(id)
                    notify('success', t('account.wishlist.removed', { name }))
                  }}
                >
                  {t('account.remove')}
                </button>
              </span>
            </ListedCard>
          )
        })}
        {!ready && <ListedCard product={undefined} />}
      </ul>
      {products.length > count && (
        <button type="button" className="button" onClick={() => setCount(count + PAGE_SIZE)}>
          {t('account.wishlist.more')}
        </button>
      )}
    </>
  )
}

function NothingShown({ why }: { why: 'account.wishlist.none' | 'account.wishlist.script' }) {
  const t = WISHLIST_TEXTS.useTexts()
  return (
    <div className="empty">
      <p>{t(why)}</p>
      <Link className="button button-primary" to={href('/store')}>
        {t('account.orders.shop')}
      </Link>
    </div>
  )
}
