import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { Currency, Id, IntentId, Minor } from '../entities/basics.ts'
import { OrderDraft, OrderStatus, PaymentStatus } from '../entities/order.ts'

const Amount = v.pipe(Minor, v.minValue(0), v.maxValue(100_000_000))

export const applyStoreCredit = {
  call: 'POST shoppingManagement4/applyStoreCredit',
  summary:
    'Uses store credit for the order being made, up to this amount; 0 uses none. The bill says how much that is; it is taken when the order is placed.',
  query: v.strictObject({ fissionCampaignId: v.optional(Id) }),
  body: v.strictObject({ amount: Amount }),
  response: v.object({ draft: OrderDraft, balance: Minor, currency: Currency }),
  idempotent: true,
} as const satisfies Endpoint

const Paid = v.object({
  orderID: Id,
  /** Taken from the store credit by this call. */
  paid: Minor,
  /** Still to be paid another way. */
  due: Minor,
  balance: Minor,
  currency: Currency,
  status: OrderStatus,
  paymentStatus: PaymentStatus,
})
export type PaidWithCredit = v.InferOutput<typeof Paid>

export const applyStoreCreditDeposit = {
  call: 'POST shoppingManagement4/applyStoreCreditDeposit',
  summary:
    'Pays part of what an unpaid order still costs by store credit, at once; the rest stays to be paid another way. `credit-short` when there is not enough, `invalid` for more than is due.',
  body: v.strictObject({
    orderID: Id,
    amount: v.pipe(Amount, v.minValue(1)),
    idempotencyKey: IntentId,
  }),
  response: Paid,
  idempotent: true,
} as const satisfies Endpoint

export const storeCreditPayment = {
  call: 'POST shoppingManagement4/storeCreditPayment',
  summary:
    'Pays all that an order still costs by store credit; the order is paid. `credit-short` when there is not enough.',
  body: v.strictObject({ orderID: Id, idempotencyKey: IntentId }),
  response: Paid,
  idempotent: true,
} as const satisfies Endpoint
