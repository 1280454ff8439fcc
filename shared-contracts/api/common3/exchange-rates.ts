import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { Currency, Instant } from '../entities/basics.ts'

export const exchangeRates = {
  call: 'GET common3/exchangeRates/[{currency}]',
  summary: 'Rates prices are shown in (LNG-4); what is charged stays in the base currency.',
  params: v.strictObject({ currency: v.optional(Currency) }),
  response: v.object({
    base: Currency,
    /** `rate`: units of the currency for one unit of the base. */
    rates: v.array(
      v.object({ currencyCode: Currency, rate: v.pipe(v.number(), v.gtValue(0)), asOf: Instant }),
    ),
  }),
} as const satisfies Endpoint
