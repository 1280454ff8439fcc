import { handFocusOn } from 'shared-contracts/ui/hand-focus-on.ts'
import { useProductList } from 'shared-contracts/ui/use-product-list.ts'
import { WISHLIST_TEXTS } from '../messages/wishlist.ts'
import { ListedCard } from './listed-card.tsx'
import { useListed } from './use-listed.ts'

const handOn = handFocusOn('button')

/** Products in the row. */
const MAX_SHOWN = 6

/** What the shopper looked at last, with a way to have it forgotten; nothing where there is nothing. */
export function RecentlyViewed() {
  const t = WISHLIST_TEXTS.useTexts()
  const { products, remove } = useProductList('recentlyViewed')
  const listed = useListed(products.slice(0, MAX_SHOWN))
  const shown = products.slice(0, MAX_SHOWN).filter(({ id }) => listed.of(id) !== null)
  if (shown.length === 0 || listed.failed) return null
  return (
    <section className="stack">
      <div className="account-fact-row">
        <h2>{t('account.viewed.title')}</h2>
        <button
          ref={handOn}
          type="button"
          className="button button-quiet"
          onClick={() => {
            for (const { id } of products) remove(id)
          }}
        >
          {t('account.viewed.forget')}
        </button>
      </div>
      <ul className="list-plain account-listed">
        {shown.map(({ id }) => (
          <ListedCard key={id} product={listed.of(id)} />
        ))}
      </ul>
    </section>
  )
}
