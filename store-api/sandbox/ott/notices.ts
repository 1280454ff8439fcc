import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { type OttFields, sign } from '../../payment/ott/signature.ts'
import type { Payment } from './book.ts'

/** The provider's statement about a payment: dollars with two decimals, unlike the cents it is asked with. */
export function statement(payment: Payment): OttFields {
  const cents = payment.amount.padStart(3, '0')
  return {
    orderID: payment.merchantOrderId,
    tranID: payment.tranId,
    amount: `${cents.slice(0, -2)}.${cents.slice(-2)}`,
    currency: payment.currency,
    status: payment.state === 'REFUND' ? 'SUCCESS' : payment.state,
  }
}

/** Pauses in ms before each further try. */
const RETRIES = [500, 3_000, 15_000]

/**
 * Tells the merchant what became of a payment, again until it is acknowledged.
 * @param signal ends the tries, e.g. when the server stops
 */
export async function sendNotice(
  payment: Payment,
  merchant: { merchantId: string; secret: string },
  log: FastifyBaseLogger,
  signal: AbortSignal,
): Promise<boolean> {
  const body = JSON.stringify(
    sign({ ...statement(payment), merchant_id: merchant.merchantId }, merchant.secret),
  )
  for (const pause of [0, ...RETRIES]) {
    try {
      await wait(pause, undefined, { signal, ref: false })
      const response = await fetch(payment.notifyUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(5_000)]),
      })
      if (response.ok && (await response.text()) === 'SUCCESS') return true
    } catch (error) {
      if (signal.aborted) return false
      log.warn({ err: error }, 'sandbox notice did not arrive')
    }
  }
  return false
}
