import type { Place } from './store-rules.ts'

/** schema.org LocalBusiness of a store shoppers can go to (CAT-8). @param country ISO 3166-1, where it is known */
export const localBusiness = (place: Place, storeName: string, country: string | null): object => ({
  '@context': 'https://schema.org',
  '@type': 'LocalBusiness',
  '@id': `/#${place.id}`,
  name: place.name,
  url: '/',
  address: {
    '@type': 'PostalAddress',
    ...(place.street && { streetAddress: place.street }),
    ...(place.city && { addressLocality: place.city }),
    ...(place.province && { addressRegion: place.province }),
    ...(place.postCode && { postalCode: place.postCode }),
    ...(country && { addressCountry: country }),
  },
  ...(place.telephone && { telephone: place.telephone }),
  ...(place.openingHours.length > 0 && { openingHours: place.openingHours }),
  parentOrganization: { '@type': 'Organization', name: storeName },
})
