import type { PaymentCheck } from 'shared-contracts/api/entities/order.ts'

/** What an answer means to the shopper. Whatever is not clearly paid or failed is still open. */
export type Verdict = 'paid' | 'failed' | 'scanned' | 'pending' | 'incomplete'

const DECIDED: { readonly [statuses: string]: Verdict } = {
  'NEW PAID_ONLINE': 'paid',
  'FAILED FAILED': 'failed',
}

/** Reads the answer of a payment check (RET-4 to RET-7); a backend may leave out what the contract promises. */
export function readVerdict(answer: Partial<PaymentCheck>): Verdict {
  if (!answer.status || !answer.paymentStatus) return 'incomplete'
  return DECIDED[`${answer.status} ${answer.paymentStatus}`] ?? (answer.qrCodeScan ? 'scanned' : 'pending')
}
