import { decimalAmount } from 'shared-contracts/api/offers.ts'
import type { Terms } from './delivery-terms.ts'
import type { ReturnRule } from './store-rules.ts'

/** What delivery of one of it alone costs, by area; areas whose minimum it does not reach are left out. */
export const deliveriesOf = ({ delivery }: Terms, price: number) =>
  delivery
    .filter(({ minimum }) => price >= minimum)
    .map(({ postalPrefixes, fee, freeOver, days }) => ({
      postalPrefixes,
      days,
      fee: freeOver !== null && price >= freeOver ? 0 : fee,
    }))

/** schema.org OfferShippingDetails. @param price minor units */
export function shippingDetails(terms: Terms, price: number, currency: string): object[] {
  const { country } = terms
  if (!country) return []
  const days = (maxValue: number) => ({
    '@type': 'QuantitativeValue',
    minValue: 0,
    maxValue,
    unitCode: 'DAY',
  })
  return deliveriesOf(terms, price).map(area => ({
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: decimalAmount(area.fee, currency), currency },
    shippingDestination: {
      '@type': 'DefinedRegion',
      addressCountry: country,
      postalCodePrefix: area.postalPrefixes,
    },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(area.days),
      // It goes by the store's own van, within the hour that is chosen.
      transitTime: days(0),
    },
  }))
}

/** schema.org MerchantReturnPolicy of what stands on these shelves; null where the store says nothing. @param shelves slugs of its categories */
export function returnPolicy(
  rules: readonly ReturnRule[],
  shelves: readonly string[],
  country: string | null,
): object | null {
  const rule = rules.find(
    ({ categories }) => categories === null || categories.some(slug => shelves.includes(slug)),
  )
  if (!rule || !country) return null
  const policy = { '@type': 'MerchantReturnPolicy', applicableCountry: country }
  if (rule.days === 0)
    return { ...policy, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
  return {
    ...policy,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: rule.days,
    returnMethod: `https://schema.org/${rule.by === 'mail' ? 'ReturnByMail' : 'ReturnInStore'}`,
    returnFees: `https://schema.org/${rule.paidBy === 'shop' ? 'FreeReturn' : 'ReturnFeesCustomerResponsibility'}`,
  }
}
