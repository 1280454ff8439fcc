import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { PAYMENT_OPTIONS } from './options.ts'

export const paymentConfig = {
  call: 'GET shoppingManagement4/paymentConfig',
  summary: 'Ways to pay that this store has set up, in the order to show them.',
  response: v.object({ options: v.array(v.picklist(PAYMENT_OPTIONS)) }),
} as const satisfies Endpoint
