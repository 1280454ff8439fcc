import { type ProductSummary, WholeProduct } from 'shared-contracts/api/entities/product.ts'
import { decimalAmount, itemNumber, type Offer, offersOf } from 'shared-contracts/api/offers.ts'
import { uncountedStock } from 'shared-contracts/api/uncounted-stock.ts'
import { plainText } from 'shared-contracts/language/plain-text.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import * as v from 'valibot'
import type { Terms } from '../engines/delivery-terms.ts'
import { deliveriesOf } from '../engines/offer-terms.ts'
import { inLanguage } from './addresses.ts'
import { type Found, findPart } from './find-all.ts'
import type { MachineContext, MachinePage } from './machine-page.ts'
import { PRODUCT_FEED_PATH } from './paths.ts'
import { document, element, xmlText } from './xml.ts'

/** Products of one part: as many as five calls bring. */
const PART_SIZE = 600
/** Pictures beside the first, the most merchants take. */
const MAX_MORE_PICTURES = 10

/**
 * Products for merchants, as RSS 2.0 with Google's names: one item for each combination of options, made of the same as page and
 * structured data (CAT-12). Parts follow one another by `rel="next"` (RFC 5005). A backend that gives no whole products has one
 * item for each product.
 */
export const productFeed: MachinePage = async context => {
  const { api, origin, info, findTerms, part, signal } = context
  const [found, terms] = await Promise.all([
    findPart(api, { part, size: PART_SIZE, whole: true, signal }),
    findTerms(api),
  ])
  if (found.length === 0 && part > 1) return null
  const next = found.length === PART_SIZE && `${origin}${PRODUCT_FEED_PATH}?page=${part + 1}`
  const channel = [
    element('title', info.storeName),
    element('link', `${origin}/`),
    element('description', info.storeName),
    next ? `<atom:link rel="next" href="${xmlText(next)}"/>` : '',
  ]
  const items = found.flatMap(product => itemsOf(context, product, terms))
  return {
    type: 'application/rss+xml',
    body: document(
      `<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${channel.join('')}${items.join('')}</channel></rss>`,
    ),
  }
}

function itemsOf(context: MachineContext, product: Found, terms: Terms): string[] {
  const { id: sku, price, soldOut } = product
  const asOne: Offer = { sku, optionPair: '', choices: [], price, available: !soldOut }
  const whole = v.safeParse(WholeProduct, product.whole)
  if (!whole.success) return [itemOf(context, product, asOne, terms)]
  const { detail, rows } = whole.output
  const { id: productID, currency } = detail
  const stock = rows.length > 0 ? { productID, currency, rows } : uncountedStock(detail)
  const offers = offersOf(detail, stock)
  const listed = offers.length > 0 || rows.length > 0 ? offers : [{ ...asOne, sku: itemNumber(detail) }]
  return listed.map(offer => itemOf(context, detail, offer, terms))
}

type Described = ProductSummary & Partial<WholeProduct['detail']>

function itemOf(
  { origin, language, info }: MachineContext,
  { id, name, currency, image, images = image ? [image] : [], ...about }: Described,
  { sku, optionPair, choices, price, available }: Offer,
  terms: Terms,
): string {
  const path = href('/store/product/:id', { id }, optionPair ? { options: optionPair } : undefined)
  const chosen = choices.findLast(choice => choice.picture !== null)?.picture ?? 0
  const [first, ...others] = [images[chosen], ...images.filter((_, i) => i !== chosen)].flatMap(one =>
    one ? new URL(one.src, origin).href : [],
  )
  const money = (minor: number) => `${decimalAmount(minor, currency)} ${currency}`
  const delivery = deliveriesOf(terms, price).flatMap(({ postalPrefixes, fee }) =>
    postalPrefixes.map(
      prefix =>
        `<g:shipping>${element('g:country', terms.country)}${element('g:postal_code', `${prefix}*`)}${element('g:price', money(fee))}</g:shipping>`,
    ),
  )
  return `<item>${[
    element('g:id', sku),
    optionPair && element('g:item_group_id', id),
    element('title', [name, ...choices.map(choice => choice.label)].join(' · ')),
    element('description', about.description && plainText(about.description)),
    element('link', origin + inLanguage(path, language, info.languages)),
    element('g:image_link', first),
    ...others.slice(0, MAX_MORE_PICTURES).map(address => element('g:additional_image_link', address)),
    element('g:price', money(price)),
    element('g:availability', available ? 'in_stock' : 'out_of_stock'),
    element('g:condition', 'new'),
    element('g:brand', about.brand),
    optionPair ? '' : element('g:gtin', about.gtin),
    element('g:product_type', about.breadcrumbs?.map(shelf => shelf.name).join(' > ')),
    ...(terms.country ? delivery : []),
  ].join('')}</item>`
}
