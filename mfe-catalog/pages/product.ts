import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom'
import type { PageMeta } from 'shared-contracts/remote/remote.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import type { AppState } from 'shared-contracts/remote/state/app-state.ts'
import { breadcrumbList, type Crumb, categoryCrumb } from '../list/crumbs.ts'
import { missingIsNotFound } from '../list/not-found.ts'
import { offerOf } from '../product/offer.ts'
import { productJsonLd } from '../product/product-json-ld.ts'
import { readSelection } from '../product/selection.ts'

export type ProductData = Awaited<ReturnType<typeof loader>>

/**
 * Product, stock and neighbours at once (CAT-4). Without stock the page can be read and tried again;
 * without neighbours it is only shorter.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { api, translate } = context.get(appContext)
  const call = { params: { id: params.id ?? '' }, signal: request.signal }
  const [product, inventory, related] = await Promise.all([
    api('GET productDetailManagement/productDetail/{id}', call).catch(missingIsNotFound),
    api('GET inventoryManagement/inventoryByProductAndOptions/{id}', call).catch(() => null),
    api('GET productManagement2/products/relatedProducts/{id}', call).catch(() => ({ products: [] })),
  ])
  const path = href('/store/product/:id', { id: product.id })
  const crumbs: Crumb[] = [
    { name: translate('catalog.shop'), path: href('/store') },
    ...product.breadcrumbs.map(categoryCrumb),
    { name: product.name, path },
  ]
  return { product, inventory, related: related.products, crumbs }
}

/** Another choice of options is only another address of what is here already. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate

export function meta(loaded: unknown, _state: AppState): PageMeta {
  const { product, inventory, crumbs } = loaded as ProductData
  const offer = offerOf(product, inventory, readSelection(product.options, null))
  const image = product.images[0]?.src
  return {
    title: product.name,
    description: brief(product.description),
    canonical: href('/store/product/:id', { id: product.id }),
    ...(image ? { image } : {}),
    jsonLd: [productJsonLd(product, offer), breadcrumbList(crumbs)],
  }
}

const BRIEF = 160

/** The opening of a text, cut at a word where there is one. */
export function brief(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= BRIEF) return line
  const cut = line.slice(0, BRIEF - 1)
  const space = cut.lastIndexOf(' ')
  return `${space > BRIEF / 2 ? cut.slice(0, space) : cut}…`
}
