import type { ReturnProviderName } from 'shared-contracts/payment/providers.ts'
import type { Shop } from '../shop.ts'

/** One try to pay, as a provider needs to know it. */
export interface AttemptToOpen {
  id: string
  orderID: string
  /** Minor units. */
  amount: number
  currency: string
  /** Way to pay at this provider, e.g. `ALIPAY`. */
  method: string
  storeName: string
  /** Where the shopper's browser comes back to. */
  returnUrl: string
  /** Where the provider sends its notices. */
  noticeUrl: string
  language: string
}

/** A provider's word on an attempt, its signature already proven. */
export interface Report {
  attemptID: string
  state: 'pending' | 'paid' | 'failed'
  /** Minor units; null where the provider says none. */
  amount: number | null
  currency: string | null
  /** Its own number of the transaction. */
  ref: string | null
}

/** What the shop needs of a payment provider; none of these changes anything in the shop. */
export interface PaymentAdapter {
  /** Begins a payment. @returns address of the provider's page @throws ProviderError */
  open(shop: Shop, attempt: AttemptToOpen): Promise<{ redirectUrl: string }>
  /** Asks what became of an attempt. @throws ProviderError */
  query(shop: Shop, attemptID: string, currency: string): Promise<Report>
  /** Reads a notice; null when its signature or form is not right. */
  readNotice(shop: Shop, body: unknown): Report | null
  /** What the provider wants to read once a notice has been dealt with. */
  noticeAnswer: string
  /** Sends money back; repeating it sends nothing twice. @throws ProviderError */
  refund(shop: Shop, attempt: { id: string; amount: number }): Promise<void>
}

/** The provider could not be reached or did not make sense; nothing is known about the payment. */
export class ProviderError extends Error {
  override name = 'ProviderError'
}

export type Adapters = Record<ReturnProviderName, PaymentAdapter>
