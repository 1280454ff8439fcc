import type { LineItem } from 'shared-contracts/api/entities/cart.ts'
import { LIMITS } from 'shared-contracts/api/limits.ts'
import { fractionDigits } from 'shared-contracts/language/money.ts'
import { CACHES } from '../caches.ts'

const JSON_LD = /<script type="application\/ld\+json"[^>]*>([^<]*)</

interface ProductFacts {
  '@type'?: unknown
  name?: unknown
  offers?: { '@type'?: unknown; price?: unknown; availability?: unknown }
}

/**
 * A line for a product whose page was seen, as that page describes it to machines. Only for what has one price and no choice: what
 * another choice costs is not known.
 */
export async function seenProduct(
  { productID, optionPair }: Pick<LineItem, 'productID' | 'optionPair'>,
  currency: string,
): Promise<LineItem | null> {
  if (optionPair) return null
  const pages = await caches.open(CACHES.pages)
  const page = await pages.match(`/store/product/${encodeURIComponent(productID)}`, {
    ignoreSearch: true,
    ignoreVary: true,
  })
  return page ? lineFrom(await page.text(), productID, currency) : null
}

/** @param html of the product's page */
function lineFrom(html: string, productID: string, currency: string): LineItem | null {
  const facts = parsed(JSON_LD.exec(html)?.[1])?.find(one => one['@type'] === 'Product')
  const price = Number(facts?.offers?.price)
  if (
    facts?.offers?.['@type'] !== 'Offer' ||
    !(price >= 0) ||
    /OutOfStock/.test(String(facts.offers.availability))
  )
    return null
  const unitPrice = Math.round(price * 10 ** fractionDigits(currency))
  return {
    id: '',
    productID,
    name: String(facts.name ?? ''),
    optionPair: '',
    optionLabel: '',
    image: null,
    unitPrice,
    quantity: 0,
    lineTotal: 0,
    available: LIMITS.quantity.max,
  }
}

function parsed(text: string | undefined): ProductFacts[] | undefined {
  try {
    return text ? [JSON.parse(text)].flat() : undefined
  } catch {
    return undefined
  }
}
