import type { ShouldRevalidateFunction } from 'react-router-dom'
import type { ProductDetail, ProductSummary } from 'shared-contracts/api/entities/product.ts'
import { stockOf } from 'shared-contracts/api/uncounted-stock.ts'
import { plainText } from 'shared-contracts/language/plain-text.ts'
import { type Deferred, defer } from 'shared-contracts/remote/defer.ts'
import { fillPoint } from 'shared-contracts/remote/fill-point.ts'
import { missingIsNotFound } from 'shared-contracts/remote/not-found.ts'
import type { PageArgs, PageMetaOf } from 'shared-contracts/remote/page.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { type App, appContext } from 'shared-contracts/remote/runtime/app.ts'
import { redirect } from 'shared-contracts/remote/runtime/router.ts'
import { findAddOns } from '../add-ons/find-add-ons.ts'
import { findPlaces } from '../availability/find-places.ts'
import { breadcrumbList, type Crumb, categoryCrumb } from '../breadcrumbs/crumbs.ts'
import { readPressed } from '../early/pressed.ts'
import type { Offers } from '../offers.ts'
import { belowPrice } from '../product/below-price.ts'
import { brief } from '../product/brief.ts'
import { drawnAtOnce } from '../product/later-code.ts'
import { offerOf } from '../product/offer.ts'
import { readSelection } from '../product/selection.ts'
import { findRelated } from '../related-products/find-related.ts'

/**
 * What engines are told is made on the server alone: browsers never load the code for it. What they load later the server has at once,
 * and who moves here has it come with the data.
 */
let engines: typeof import('../product/product-json-ld.ts') | null = null
async function readyToDraw(): Promise<void> {
  if (typeof window !== 'undefined') return void drawnAtOnce().catch(() => {})
  engines ??= await import(/* webpackChunkName: "product-json-ld" */ '../product/product-json-ld.ts')
  await drawnAtOnce()
}

/** In the browser: whether the page of another address is shown still. Who goes back is at the new one already, and needs all of it for the place in the page. */
const isMove = ({ url }: Request): boolean =>
  typeof location !== 'undefined' && location.pathname !== new URL(url).pathname

/** Product, stock and neighbours at once (CAT-4). Without stock the page can be read and tried again; neighbours hold nothing back. */
export async function loader({ request, params, context }: PageArgs) {
  const app = context.get(appContext)
  const { api, translate } = app
  const { signal } = request
  const id = params.id ?? ''
  const moves = isMove(request)
  // In a move what stands below the window asks for itself once the heading is painted: a slow phone takes 10 ms and more for each call.
  const besides = <T>(ask: () => Promise<T>): Deferred<T> => (moves ? { value: null } : defer(ask()))
  const related = besides(() => findRelated(api, id, signal))
  const places = besides(() => findPlaces(api, signal))
  const call = { params: { id }, signal }
  const [answer, counted, filled] = await Promise.all([
    api('GET productDetailManagement/productDetail/{id}', call).catch(missingIsNotFound),
    api('GET inventoryManagement/inventoryByProductAndOptions/{id}', call).catch(error => ({ error })),
    fillPoint<Offers>(app, belowPrice(id), signal),
    readyToDraw(),
  ])
  // It moved: engines are told so, and its choices go along.
  if (answer.id !== id) throw redirect(pathOf(answer.id) + new URL(request.url).search, 301)
  const product = { ...answer, description: plainText(answer.description) }
  const addOns = besides(() => findAddOns(api, product, signal))
  const inventory = stockOf(product, counted)
  const crumbs = crumbsOf(translate, product, product.breadcrumbs)
  return { product, inventory, filled, related, addOns, places, crumbs }
}

const pathOf = (id: string) => href('/store/product/:id', { id })

const crumbsOf = (
  translate: App['translate'],
  { id, name }: Pick<ProductSummary, 'id' | 'name'>,
  shelves: ProductDetail['breadcrumbs'],
): Crumb[] => [
  { name: translate('catalog.shop'), path: href('/store') },
  ...shelves.map(categoryCrumb),
  { name, path: pathOf(id) },
]

/** What the card said that was pressed: name, picture and price, before anything is asked for. */
export function early({ params, context }: PageArgs, state: unknown) {
  const app = context.get(appContext)
  const { card } = readPressed(state)
  if (!card || card.id !== params.id) return null
  const { id, name, image } = card
  return {
    data: { card, crumbs: crumbsOf(app.translate, card, []) },
    meta: { title: name, canonical: pathOf(id), ...(image ? { image: image.src } : {}) },
  }
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

export const meta: PageMetaOf<typeof loader> = ({ product, inventory, crumbs }) => {
  const offer = offerOf(product, inventory, readSelection(product.options, null))
  const image = product.images[0]?.src
  return {
    title: product.name,
    description: brief(product.description),
    canonical: pathOf(product.id),
    ...(image ? { image } : {}),
    jsonLd: [...(engines ? [engines.productJsonLd(product, inventory, offer)] : []), breadcrumbList(crumbs)],
    shelves: product.breadcrumbs.map(shelf => shelf.slug),
  }
}
