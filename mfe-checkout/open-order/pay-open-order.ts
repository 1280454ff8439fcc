import type { ErrorCode } from 'shared-contracts/api/errors.ts'
import { type Failure, readFailure } from 'shared-contracts/api/failure.ts'
import { fetchStatus, isCancelled, isSettled } from '../payment/fetch-status.ts'
import { openPayment } from '../payment/open-payment.ts'
import type { Pay } from '../payment/pay.ts'
import type { PaymentDeps } from '../payment/payment-deps.ts'

const CLOSED = 'order-closed' satisfies ErrorCode
const OVER: Failure = { kind: 'refused', code: CLOSED, message: '', field: undefined }

/** Pays an order that was made before, whatever is in the cart by now: no order is made (CHK-8, CHK-11). */
export const payOpenOrder =
  (deps: PaymentDeps, orderID: string): Pay =>
  async (bill, option) => {
    const { api, attempts } = deps
    try {
      const before = await fetchStatus(api, orderID, attempts.openedFor(orderID))
      if (isSettled(before)) {
        attempts.forgetOrder(orderID)
        return { kind: 'settled', orderID, as: null }
      }
      if (isCancelled(before) || before === 'missing') return { kind: 'failed', failure: OVER, orderID: null }
      attempts.placed(bill, attempts.attemptOf(bill).orderKey, orderID)
      // Asked for again with its key, the provider's page would be the one that was declined.
      if (before === 'failed') attempts.declined(bill, orderID)
      return await openPayment(deps, bill, option, orderID)
    } catch (error) {
      const failure = readFailure(error)
      return { kind: 'failed', failure, orderID: failure.code === CLOSED ? null : orderID }
    }
  }
