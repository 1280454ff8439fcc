import type { Inventory, ProductDetail } from 'shared-contracts/api/entities/product.ts'
import { decimalAmount, itemNumber, MAX_OFFERS, type Offer, offersOf } from 'shared-contracts/api/offers.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import type { Offer as Shown } from './offer.ts'

/** Options that schema.org has a property of a product for; the others are said by name. */
const PROPERTY: Partial<Record<string, 'color' | 'size' | 'material' | 'pattern'>> = {
  colour: 'color',
  color: 'color',
  size: 'size',
  weight: 'size',
  volume: 'size',
  length: 'size',
  pack: 'size',
  material: 'material',
  pattern: 'pattern',
}

const stockOf = (available: boolean) => `https://schema.org/${available ? 'InStock' : 'OutOfStock'}`
const named = (name: string, value: string) => ({ '@type': 'PropertyValue', name, value })

/** schema.org Product with its offer; with options, a ProductGroup of what can be chosen (CAT-8). @param shown what the page says, where stock could not be read or has more combinations than are listed */
export function productJsonLd(product: ProductDetail, inventory: Inventory | null, shown: Shown): object {
  const { id, name, gtin, currency, options, facts = [] } = product
  const offers = offersOf(product, inventory)
  const [only] = offers
  const about = {
    '@context': 'https://schema.org',
    name,
    description: product.description,
    url: href('/store/product/:id', { id }),
    image: product.images.map(image => image.src),
    ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } } : {}),
    ...(product.breadcrumbs.length > 0
      ? { category: product.breadcrumbs.map(shelf => shelf.name).join(' > ') }
      : {}),
    ...(facts.length > 0 ? { additionalProperty: facts.map(fact => named(fact.name, fact.text)) } : {}),
  }
  if (options.length > 0 && only && offers.length <= MAX_OFFERS) {
    const properties = propertiesOf(product)
    return {
      ...about,
      '@type': 'ProductGroup',
      productGroupID: id,
      variesBy: options.map((option, i) =>
        properties[i] ? `https://schema.org/${properties[i]}` : option.name,
      ),
      hasVariant: offers.map(offer => variant(product, offer, properties)),
    }
  }
  return {
    ...about,
    '@type': 'Product',
    sku: itemNumber(product),
    ...(gtin ? { gtin } : {}),
    offers:
      only && options.length === 0
        ? offerOf(product, only)
        : {
            ...(shown.varies
              ? { '@type': 'AggregateOffer', lowPrice: decimalAmount(shown.price, currency) }
              : { '@type': 'Offer', price: decimalAmount(shown.price, currency) }),
            priceCurrency: currency,
            availability: stockOf(!product.soldOut),
            url: about.url,
          },
  }
}

/** Property of each option; none for a second option of one kind. */
function propertiesOf({ options }: ProductDetail) {
  const found = options.map(({ id }) => PROPERTY[id])
  return found.map((property, i) => (found.indexOf(property) === i ? property : undefined))
}

function variant(product: ProductDetail, offer: Offer, properties: ReturnType<typeof propertiesOf>) {
  const others = offer.choices.filter((_, i) => !properties[i])
  const picture = offer.choices.findLast(choice => choice.picture !== null)?.picture ?? 0
  return {
    '@type': 'Product',
    name: [product.name, ...offer.choices.map(choice => choice.label)].join(' · '),
    sku: offer.sku,
    ...(product.images[picture] ? { image: product.images[picture].src } : {}),
    ...Object.fromEntries(
      offer.choices.flatMap(({ label }, i) => (properties[i] ? [[properties[i], label]] : [])),
    ),
    ...(others.length > 0 ? { additionalProperty: others.map(({ name, label }) => named(name, label)) } : {}),
    offers: offerOf(product, offer),
  }
}

const offerOf = ({ id, currency }: ProductDetail, { optionPair, price, available }: Offer) => ({
  '@type': 'Offer',
  price: decimalAmount(price, currency),
  priceCurrency: currency,
  availability: stockOf(available),
  itemCondition: 'https://schema.org/NewCondition',
  url: href('/store/product/:id', { id }, optionPair ? { options: optionPair } : undefined),
})
