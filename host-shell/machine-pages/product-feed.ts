import { fractionDigits } from 'shared-contracts/language/money.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { inLanguage } from './addresses.ts'
import { findPart } from './find-all.ts'
import type { MachinePage } from './machine-page.ts'
import { document, element } from './xml.ts'

/** Merchant feed (RSS 2.0 with the `g:` fields of product feeds): the same name, price, stock and address as page and API (CAT-12). */
export const productFeed: MachinePage = async ({ api, origin, info, language, part, signal }) => {
  const products = await findPart(api, part, signal)
  if (products.length === 0 && part > 1) return null
  const items = products.map(product => {
    const { id, name, image, price, currency, soldOut } = product
    const digits = fractionDigits(currency)
    const path = inLanguage(href('/store/product/:id', { id }), language, info.languages)
    return `<item>${[
      element('g:id', id),
      element('title', name),
      element('link', origin + path),
      element('g:image_link', image && new URL(image.src, origin).href),
      element('g:price', `${(price / 10 ** digits).toFixed(digits)} ${currency}`),
      element('g:availability', soldOut ? 'out_of_stock' : 'in_stock'),
      element('g:condition', 'new'),
    ].join('')}</item>`
  })
  const channel = [
    element('title', info.storeName),
    element('link', `${origin}/`),
    element('description', info.storeName),
  ]
  return {
    type: 'application/rss+xml',
    body: document(
      `<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${channel.join('')}${items.join('')}</channel></rss>`,
    ),
  }
}
