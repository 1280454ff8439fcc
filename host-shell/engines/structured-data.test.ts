import { expect, test } from 'vitest'
import type { Head } from '../document/page-head.ts'
import type { Terms } from './delivery-terms.ts'
import { createTerms, NO_TERMS } from './delivery-terms.ts'
import { readStoreRules } from './store-rules.ts'
import { needsTerms, structuredData } from './structured-data.ts'

const offer = (price: string) => ({ '@type': 'Offer', price, priceCurrency: 'CAD' })
const head = (jsonLd: object[], shelves: string[] = []): Head => ({
  siteName: 'Tea',
  canonical: '/',
  title: 'T',
  jsonLd,
  shelves,
})
const terms: Terms = {
  country: 'CA',
  delivery: [{ postalPrefixes: ['V6X', 'V6Y'], fee: 599, minimum: 3000, freeOver: 9000, days: 1 }],
}
const content = {
  returns: [
    { categories: ['bakery'], days: 0, by: 'store', paidBy: 'shopper' },
    { days: 30, by: 'mail', paidBy: 'shop' },
    { days: -1, by: 'mail', paidBy: 'shop' },
  ],
  system: {
    appConfig: {},
    storeLocations: {
      ON: [
        {
          id: 'east',
          localStoreName: 'East',
          display: true,
          address: { streetNumberAndNameDetails: '1 A St', city: 'B', province: 'ON', postCode: 'M5T' },
          phone: '+1 416-555-0100',
          openingHours: ['Mo-Fr 09:00-18:00'],
        },
        { id: 'cloud', localStoreName: 'Cloud', virtual: true },
        { id: 'old', localStoreName: 'Old', display: false },
      ],
    },
  },
}
const rules = readStoreRules(content)
const offersIn = (jsonLd: object[]) => {
  const found: Record<string, unknown>[] = []
  JSON.stringify(jsonLd, (_, value) => {
    if (value?.['@type'] === 'Offer') found.push(value)
    return value
  })
  return found
}

test('CAT-8 an offer says what delivery of it alone costs: nothing below the minimum, free from a sum on', () => {
  const group = {
    '@type': 'ProductGroup',
    hasVariant: ['12.50', '30.00', '90.00'].map(p => ({ offers: offer(p) })),
  }
  const fees = offersIn(structuredData(head([group]), rules, terms)).map(({ shippingDetails }) =>
    (shippingDetails as { shippingRate: { value: string } }[] | undefined)?.map(
      one => one.shippingRate.value,
    ),
  )
  expect(fees).toEqual([undefined, ['5.99'], ['0.00']])
})

test('CAT-8 what is taken back depends on the shelf; without a known country nothing is said', () => {
  const policy = (shelves: string[], of = terms) =>
    offersIn(structuredData(head([{ '@type': 'Product', offers: offer('1.00') }], shelves), rules, of))[0]
      ?.hasMerchantReturnPolicy
  expect(policy(['bakery', 'buns'])).toEqual({
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'CA',
    returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
  })
  expect(policy(['tea'])).toMatchObject({
    merchantReturnDays: 30,
    returnFees: 'https://schema.org/FreeReturn',
  })
  expect(policy(['tea'], NO_TERMS)).toBeUndefined()
})

test('CAT-8 beside the organization stand the places shoppers can go to', () => {
  const [shop, place, ...others] = structuredData(head([{ '@type': 'Organization' }]), rules, terms)
  expect(shop).toEqual({ '@type': 'Organization' })
  expect(place).toMatchObject({
    '@type': 'LocalBusiness',
    name: 'East',
    telephone: '+1 416-555-0100',
    openingHours: ['Mo-Fr 09:00-18:00'],
    address: { streetAddress: '1 A St', addressCountry: 'CA' },
    parentOrganization: { name: 'Tea' },
  })
  expect(others).toEqual([])
  expect(needsTerms(head([{ '@type': 'BreadcrumbList' }]))).toBe(false)
})

test('APP-3 rules of any shape are read', () => {
  for (const broken of [null, 7, { returns: 'none', system: { storeLocations: [[null, 3]] } }])
    expect(readStoreRules(broken)).toEqual({ closed: false, returns: [], places: [] })
})

test('CAT-8 terms are asked for once in five minutes, and soon again where there were none', async () => {
  let now = 0
  let asked = 0
  let fails = true
  const api = (async () => {
    asked++
    if (fails) throw new Error('down')
    return { countries: [{ code: 'CA', name: '' }], locations: [], currency: 'CAD' }
  }) as never
  const find = createTerms(() => now)
  expect(await find(api)).toEqual(NO_TERMS)
  await find(api)
  expect(asked).toBe(2)
  fails = false
  now = 31_000
  expect(await find(api)).toEqual({ country: 'CA', delivery: [] })
  now += 4 * 60_000
  await find(api)
  expect(asked).toBe(4)
})
