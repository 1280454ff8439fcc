import type { PaymentCheck, PaymentStatus } from 'shared-contracts/api/entities/order.ts'
import { type OrderOutcome, orderOutcome } from 'shared-contracts/api/order-outcome.ts'

/**
 * What an answer means to the shopper: the order's outcome, `lapsed` for a cancelled one that was to be paid in the store; while that is
 * open, `scanned` or `pending`; `incomplete` without statuses.
 */
export type Verdict = Exclude<OrderOutcome, 'open'> | 'lapsed' | 'scanned' | 'pending' | 'incomplete'

/** An answer about an order, as a backend may give it: what the contract promises may be missing. */
export type OrderAnswer = Partial<Omit<PaymentCheck, 'status' | 'paymentStatus'>> & {
  status?: string | undefined
  paymentStatus?: string | undefined
  /** Why it was cancelled. */
  why?: string | undefined
}

/** A processed mini-program payment may be answered with the order id alone: it is done (RET-8, RET-11). */
export const isBareSuccess = (answer: OrderAnswer): boolean =>
  Boolean(answer.orderID) &&
  answer.status === undefined &&
  answer.paymentStatus === undefined &&
  !answer.qrCodeScan

const AT_STORE: PaymentStatus = 'PAY_AT_STORE'

/** Reads the answer of a payment check (RET-4 to RET-7). A scan is in process with or without statuses. */
export function readVerdict({ status, paymentStatus, qrCodeScan }: OrderAnswer): Verdict {
  if (!status || !paymentStatus) return qrCodeScan ? 'scanned' : 'incomplete'
  const outcome = orderOutcome(status, paymentStatus)
  if (outcome === 'cancelled' && paymentStatus === AT_STORE) return 'lapsed'
  if (outcome !== 'open') return outcome
  return qrCodeScan ? 'scanned' : 'pending'
}
