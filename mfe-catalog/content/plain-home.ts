import type { PageContent, Section } from 'shared-contracts/api/entities/page-content.ts'
import type { App } from 'shared-contracts/remote/runtime/app.ts'
import { allCategories } from '../categories/all-categories.ts'
import { below, MAX_TILES } from '../categories/category-tree.ts'
import { LIST_TEXTS } from '../messages/lists.ts'
import { SHOP_TEXTS } from '../messages/shop.ts'
import { sortOnWire } from '../product-list/list-query.ts'
import { PAGE_SIZE, partQuery } from '../product-list/paging.ts'
import { HOME } from './load-content.ts'

/**
 * The start page of a store that wrote none: its categories and newest products; what of them does not come is left out.
 * Never rejects.
 */
export async function plainHome(app: App, signal: AbortSignal): Promise<PageContent> {
  const { api, state } = app
  const t = SHOP_TEXTS.in(app)
  const [categories, products] = await Promise.all([
    allCategories(api, signal),
    api('GET productManagement2/products', {
      query: { ...partQuery(0, PAGE_SIZE), sortby: sortOnWire('date') },
      signal,
    }).then(
      answer => answer.products,
      () => [],
    ),
  ])
  const sections: Section[] = [
    {
      kind: 'categories',
      heading: t('catalog.shop-title'),
      // The shop's page, to which the products below lead, has them all.
      categories: below(categories ?? [], null).slice(0, MAX_TILES),
    },
    {
      kind: 'products',
      heading: t('catalog.shop-products'),
      link: '/store',
      linkLabel: LIST_TEXTS.in(app)('catalog.all-products'),
      products,
    },
  ]
  return {
    pageName: HOME,
    title: state.$appInfo.get()?.storeName ?? t('catalog.shop-title'),
    description: '',
    sections,
  }
}
