import { useState } from 'react'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { useProductList } from 'shared-contracts/ui/use-product-list.ts'
import { PRODUCT_TEXTS } from '../messages/product.ts'
import { Sign } from './sign.tsx'

/** Puts a product on the wishlist, which it then leads to, or takes it off (CAT-11). @param price minor units, so that the list can say what changed since */
export function Heart({ id, name, price }: { id: string; name: string; price: number }) {
  const t = PRODUCT_TEXTS.useTexts()
  const wishlist = useProductList('wishlist')
  const wished = wishlist.has(id)
  const [pressed, setPressed] = useState(false)
  return (
    <>
      <button
        type="button"
        className="icon-button catalog-heart"
        aria-pressed={wished}
        aria-label={t('catalog.wish', { name })}
        title={t(wished ? 'catalog.wished' : 'catalog.wish-short')}
        onClick={() => {
          setPressed(true)
          if (wished) wishlist.remove(id)
          else wishlist.add(id, price)
        }}
      >
        <Sign name="heart" />
      </button>
      {/* Only after a press: what comes by itself would move the page. */}
      {pressed && wished && (
        <Link className="catalog-wishlist-link" to={href('/user/wishlist')}>
          {t('catalog.wishlist')}
        </Link>
      )}
    </>
  )
}
