import type { PaymentCheck } from 'shared-contracts/api/entities/order.ts'

/** What an answer means to the shopper. Whatever is not clearly paid, accepted or failed is still open. */
export type Verdict = 'paid' | 'accepted' | 'failed' | 'scanned' | 'pending' | 'incomplete'

/** An answer about an order, as a backend may give it: what the contract promises may be missing. */
export type OrderAnswer = Partial<Omit<PaymentCheck, 'status' | 'paymentStatus'>> & {
  status?: string
  paymentStatus?: string
}

const DECIDED: { readonly [statuses: string]: Verdict } = {
  'NEW PAID_ONLINE': 'paid',
  'NEW PAY_AT_STORE': 'accepted',
  'FAILED FAILED': 'failed',
  'CANCELLED NOT_PAID': 'failed',
  'CANCELLED FAILED': 'failed',
}

/** Reads the answer of a payment check (RET-4 to RET-7). */
export function readVerdict({ status, paymentStatus, qrCodeScan }: OrderAnswer): Verdict {
  if (!status || !paymentStatus) return 'incomplete'
  return DECIDED[`${status} ${paymentStatus}`] ?? (qrCodeScan ? 'scanned' : 'pending')
}
