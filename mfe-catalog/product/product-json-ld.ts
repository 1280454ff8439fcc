import type { ProductDetail } from 'shared-contracts/api/entities/product.ts'
import { fractionDigits } from 'shared-contracts/language/money.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import type { Offer } from './offer.ts'

/** schema.org Product with its offer (CAT-8). */
export function productJsonLd(product: ProductDetail, offer: Offer): object {
  const digits = fractionDigits(product.currency)
  const amount = (offer.price / 10 ** digits).toFixed(digits)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product.sku,
    image: product.images.map(i => i.src),
    ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } } : {}),
    offers: {
      ...(offer.varies
        ? { '@type': 'AggregateOffer', lowPrice: amount }
        : { '@type': 'Offer', price: amount }),
      priceCurrency: product.currency,
      availability: `https://schema.org/${product.soldOut ? 'OutOfStock' : 'InStock'}`,
      url: href('/store/product/:id', { id: product.id }),
    },
  }
}
