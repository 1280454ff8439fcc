import type { Call } from '../api/endpoints.ts'

/** Providers whose page sends the shopper back with `from_source` (RET-1). */
export interface ReturnProvider {
  /** What `from_source` starts with, before the letter X and the order id. */
  prefix: string
  /** Call that says what became of the payment. */
  check: Call
  /** Whether the check carries the `status` of the return address too (RET-3). */
  sendsStatus: boolean
}

export const RETURN_PROVIDERS = {
  ott: { prefix: 'ott_h5', check: 'POST shoppingManagement4/checkOttPaymentStatus', sendsStatus: false },
} as const satisfies Record<string, ReturnProvider>
export type ReturnProviderName = keyof typeof RETURN_PROVIDERS
