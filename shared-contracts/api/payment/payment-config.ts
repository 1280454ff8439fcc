import * as v from 'valibot'
import { PAYMENT_OPTIONS } from '../../payment/options.ts'
import type { Endpoint } from '../endpoint.ts'

export const paymentConfig = {
  call: 'GET shoppingManagement4/paymentConfig',
  summary: 'Ways to pay that this store has set up, in the order to show them.',
  response: v.object({ options: v.array(v.picklist(PAYMENT_OPTIONS)) }),
} as const satisfies Endpoint
