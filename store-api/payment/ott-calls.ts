import type { Handler } from '../http/route.ts'
import { checkPayment } from './check-payment.ts'
import { openAttempt } from './open-attempt.ts'

export const requestOttH5Payment: Handler<'POST shoppingManagement4/requestOTTH5Payment'> = given =>
  openAttempt(given.shop, given.visitor, 'ott', given.body)

export const checkOttPaymentStatus: Handler<'POST shoppingManagement4/checkOttPaymentStatus'> = given =>
  checkPayment(given.shop, given.visitor, 'ott', given.body)
