import { useData } from 'shared-contracts/remote/page.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { useNextPage } from 'shared-contracts/ui/use-next-page.ts'
import { ManyCategories } from '../categories/many-categories.tsx'
import type { Pressed } from '../early/pressed.ts'
import { LIST_TEXTS } from '../messages/lists.ts'
import { useCatalogT } from '../messages/messages.ts'
import { SHOP_TEXTS } from '../messages/shop.ts'
import { ANY_LIST, ANY_PRODUCT, learnNames } from '../product-cards/next-pages.ts'
import { ProductGrid } from '../product-cards/product-grid.tsx'
import type { loader } from './store.ts'

export { loader, meta } from './store.ts'

export function Component() {
  const { shelves, flat, products, lists } = useData<typeof loader>()
  const t = useCatalogT()
  const own = SHOP_TEXTS.useTexts()
  const list = LIST_TEXTS.useTexts()
  useNextPage(ANY_LIST, learnNames)
  useNextPage(ANY_PRODUCT)
  return (
    <div className="page catalog-store">
      <div className="catalog-row-head">
        <h1 className="display">{own('catalog.shop-title')}</h1>
        {lists.length > 0 && (
          <ul className="row list-plain">
            {lists.map(({ name, path }) => (
              <li key={path}>
                <Link to={path}>{name}</Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      {shelves.length > 0 && (
        <div className="catalog-shelves">
          {shelves.map(({ category, below }, i) => (
            <section key={category.slug} className="stack">
              <div className="catalog-row-head">
                <h2>{category.name}</h2>
                <Link
                  to={href('/store/productlist', undefined, { cat: category.slug })}
                  state={{ shelf: category.name } satisfies Pressed}
                >
                  {list('catalog.all-of', { name: category.name })}
                </Link>
              </div>
              <ManyCategories categories={below} eager={i === 0 ? 3 : 0} />
            </section>
          ))}
        </div>
      )}
      {flat.length > 0 && <ManyCategories categories={flat} eager={shelves.length === 0 ? 3 : 0} />}
      <section className="stack">
        <div className="catalog-row-head">
          <h2>{own('catalog.shop-products')}</h2>
          <Link to={href('/store/productlist')}>{t('catalog.see-all-products')}</Link>
        </div>
        <ProductGrid products={products} level={3} />
      </section>
    </div>
  )
}
