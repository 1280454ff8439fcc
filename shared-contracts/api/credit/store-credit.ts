import * as v from 'valibot'
import { paging } from '../catalog/list-filter.ts'
import type { Endpoint } from '../endpoint.ts'
import { Currency, Minor, TimeZone } from '../entities/basics.ts'
import { CreditEntry } from '../entities/credit.ts'

export const storeCredit = {
  call: 'GET admin/storeCreditManagement/storeCredit',
  summary: 'Store credit the account has.',
  response: v.object({ balance: Minor, currency: Currency }),
} as const satisfies Endpoint

export const storeCreditHistory = {
  call: 'GET admin/storeCreditManagement/storeCreditHistory',
  summary: 'Every change of the account’s store credit, newest first.',
  query: v.strictObject(paging),
  response: v.object({
    entries: v.array(CreditEntry),
    count: v.number(),
    currency: Currency,
    /** IANA zone of the store, for the days of it; absent where a backend does not say. */
    timeZone: v.optional(TimeZone),
  }),
} as const satisfies Endpoint
