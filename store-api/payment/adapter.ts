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
  /** The provider shows a code for a phone, where it can. */
  scan: boolean
  /** Open id of the one who pays (mini program). */
  payer: string | null
  /** Address of the network that the shopper asks from; null where it is not known. */
  ip: string | null
  storeName: string
  /** Where the shopper's browser comes back to. */
  returnUrl: string
  /** Where it goes when the shopper gives up, for providers that know the difference. */
  cancelUrl: string
  /** Where the provider sends its notices. */
  noticeUrl: string
  language: string
}

/** What of an attempt a provider is asked about. */
export interface KnownAttempt {
  id: string
  /** Minor units. */
  amount: number
  currency: string
  /** What the provider calls it, where opening it said so. */
  providerRef: string | null
}

export interface OpenedAttempt {
  /** The provider's page, or the mini program's native page with its query. */
  redirectUrl: string
  /** Kept with the attempt for providers that are asked by their own number. */
  ref?: string
  /** Parameters for the app around the page. */
  requestPayment?: Record<'timeStamp' | 'nonceStr' | 'package' | 'signType' | 'paySign', string>
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

/** A notice as it came. */
export interface Notice {
  text: string
  headers: Record<string, string | string[] | undefined>
}

/** What the shop needs of a payment provider; none of these changes anything in the shop. */
export interface PaymentAdapter {
  /** Begins a payment. @throws ProviderError */
  open(shop: Shop, attempt: AttemptToOpen): Promise<OpenedAttempt>
  /** Asks what became of an attempt. @throws ProviderError */
  query(shop: Shop, attempt: KnownAttempt): Promise<Report>
  /** Takes the money of an approved attempt and says what became of it; repeating it takes nothing twice. @throws ProviderError */
  capture?(shop: Shop, attempt: KnownAttempt): Promise<Report>
  /**
   * Reads a notice; null when its signature or form is not right. `ask`: it is genuine, but what it says is only known
   * by asking. @throws ProviderError
   */
  readNotice(shop: Shop, notice: Notice): Promise<Report | { attemptID: string; ask: true } | null>
  /**
   * Attempt that a notice names, nothing of it proven yet; null where it names none. Of providers that are asked whether a notice is
   * theirs: anybody could have them asked without end.
   */
  namedIn?(notice: Notice): string | null
  /** What the provider wants to read once a notice has been dealt with. */
  noticeAnswer: { type: string; body: string }
  /**
   * Sends money back, once an attempt; repeating it sends nothing twice. @throws ProviderError
   * @param amount minor units, at most what was paid
   */
  refund(shop: Shop, attempt: KnownAttempt, amount: number): Promise<void>
}

/** The provider could not be reached or did not make sense; nothing is known about the payment. */
export class ProviderError extends Error {
  override name = 'ProviderError'
}
