import { isApiError } from 'shared-contracts/api/api-error.ts'
import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { Inventory, ProductDetail, ProductSummary } from 'shared-contracts/api/entities/product.ts'
import { decimalAmount, type Offer, offersOf } from 'shared-contracts/api/offers.ts'
import { stockOf } from 'shared-contracts/api/uncounted-stock.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { deliveriesOf } from '../engines/offer-terms.ts'
import { inLanguage } from './addresses.ts'
import { findPart } from './find-all.ts'
import type { MachineContext, MachinePage } from './machine-page.ts'
import { PRODUCT_FEED_PATH } from './paths.ts'
import { document, element, xmlText } from './xml.ts'

/** Products of one part: each is asked for by itself, as its page does. */
const PART_SIZE = 480
/** Products asked for at once: shoppers come first. */
const MAX_PARALLEL = 6
/** Pictures beside the first, the most merchants take. */
const MAX_MORE_PICTURES = 10

interface Sold {
  product: ProductDetail
  offers: readonly Offer[]
}

/**
 * Products for merchants, as RSS 2.0 with Google's names: one item for each combination of options, of the same calls as
 * page and structured data (CAT-12). Parts follow one another by `rel="next"` (RFC 5005).
 */
export const productFeed: MachinePage = context => inTurn(() => makeFeed(context))

/** A feed is many calls: a process makes one at a time, however many ask. */
let last: Promise<unknown> = Promise.resolve()
function inTurn<T>(make: () => Promise<T>): Promise<T> {
  const made = last.then(make, make)
  last = made
  return made
}

async function makeFeed(context: MachineContext) {
  const { api, origin, info, findTerms, part, signal } = context
  signal.throwIfAborted()
  const products = await findPart(api, part, PART_SIZE, signal)
  if (products.length === 0 && part > 1) return null
  const [sold, terms] = await Promise.all([findSold(api, products, signal), findTerms(api)])
  const items = sold.flatMap(({ product, offers }) =>
    offers.map(offer => {
      const shipping = deliveriesOf(terms, offer.price).flatMap(({ postalPrefixes, fee }) =>
        postalPrefixes.map(
          prefix =>
            `<g:shipping>${element('g:country', terms.country)}${element('g:postal_code', `${prefix}*`)}${element('g:price', `${decimalAmount(fee, product.currency)} ${product.currency}`)}</g:shipping>`,
        ),
      )
      return `<item>${itemOf(context, product, offer)}${terms.country ? shipping.join('') : ''}</item>`
    }),
  )
  const next = products.length === PART_SIZE && `${origin}${PRODUCT_FEED_PATH}?page=${part + 1}`
  const channel = [
    element('title', info.storeName),
    element('link', `${origin}/`),
    element('description', info.storeName),
    next ? `<atom:link rel="next" href="${xmlText(next)}"/>` : '',
  ]
  return {
    type: 'application/rss+xml',
    body: document(
      `<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${channel.join('')}${items.join('')}</channel></rss>`,
    ),
  }
}

function itemOf({ origin, language, info }: MachineContext, product: ProductDetail, offer: Offer): string {
  const { id, currency, images, brand, gtin, breadcrumbs } = product
  const { optionPair, choices } = offer
  const path = href('/store/product/:id', { id }, optionPair ? { options: optionPair } : undefined)
  const chosen = choices.findLast(choice => choice.picture !== null)?.picture ?? 0
  const [first, ...others] = [images[chosen], ...images.filter((_, i) => i !== chosen)].flatMap(
    image => image ?? [],
  )
  const address = (src: string) => new URL(src, origin).href
  return [
    element('g:id', offer.sku),
    optionPair && element('g:item_group_id', id),
    element('title', [product.name, ...choices.map(choice => choice.label)].join(' · ')),
    element('description', product.description),
    element('link', origin + inLanguage(path, language, info.languages)),
    element('g:image_link', first && address(first.src)),
    ...others
      .slice(0, MAX_MORE_PICTURES)
      .map(image => element('g:additional_image_link', address(image.src))),
    element('g:price', `${decimalAmount(offer.price, currency)} ${currency}`),
    element('g:availability', offer.available ? 'in_stock' : 'out_of_stock'),
    element('g:condition', 'new'),
    element('g:brand', brand),
    optionPair ? '' : element('g:gtin', gtin),
    element('g:product_type', breadcrumbs.map(shelf => shelf.name).join(' > ')),
  ].join('')
}

/** The products of a part as their pages have them; what was taken off meanwhile is left out. */
async function findSold(api: ApiClient, products: readonly ProductSummary[], signal: AbortSignal) {
  const found: (Sold | null)[] = products.map(() => null)
  const left = [...products.entries()]
  await Promise.all(
    Array.from({ length: MAX_PARALLEL }, async () => {
      for (let one = left.shift(); one; one = left.shift()) {
        const [at, { id }] = one
        found[at] = await findOne(api, id, signal)
      }
    }),
  )
  return found.flatMap(one => one ?? [])
}

async function findOne(api: ApiClient, id: string, signal: AbortSignal): Promise<Sold | null> {
  const call = { params: { id }, signal }
  const [product, counted] = await Promise.all([
    api('GET productDetailManagement/productDetail/{id}', call).catch(goneIsNull),
    api('GET inventoryManagement/inventoryByProductAndOptions/{id}', call).catch(error => ({ error })),
  ])
  return product && { product, offers: offersOrOne(product, stockOf(product, counted)) }
}

function offersOrOne(product: ProductDetail, inventory: Inventory | null): readonly Offer[] {
  const offers = offersOf(product, inventory)
  if (offers.length > 0) return offers
  const { sku, price, soldOut } = product
  return [{ sku, optionPair: '', choices: [], price, available: !soldOut }]
}

function goneIsNull(error: unknown): null {
  if (isApiError(error) && (error.status === 404 || error.status === 410)) return null
  throw error
}
