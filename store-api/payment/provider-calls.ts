import type { Call } from 'shared-contracts/api/endpoints.ts'
import type { PaymentCheck } from 'shared-contracts/api/entities/order.ts'
import type { OpenedPayment } from 'shared-contracts/api/payment/request-h5-payment.ts'
import type { Given, Handler } from '../calls/route.ts'
import { checkPayment } from './check-payment.ts'
import { openAttempt } from './open-attempt.ts'
import type { ProviderName } from './provider.ts'

interface H5Wish {
  orderID: string
  idempotencyKey: string
  method: string
}
interface ReturnedFrom {
  orderID: string
  returnUrlInfo: string
}
type Context = Pick<Given<Call>, 'shop' | 'visitor'>
interface Scan {
  query?: { scan?: boolean | undefined } | undefined
}

const request =
  (name: ProviderName) =>
  async ({ shop, visitor, body, query }: Context & Scan & { body: H5Wish }): Promise<OpenedPayment> => {
    const { orderID, idempotencyKey, method } = body
    const scan = query?.scan ?? false
    return openAttempt(shop, visitor, name, { orderID, idempotencyKey, method, scan })
  }

const check =
  (name: ProviderName) =>
  ({ shop, visitor, body }: Context & { body: ReturnedFrom }): Promise<PaymentCheck> =>
    checkPayment(shop, visitor, name, body)

const snapPay =
  (method: string) =>
  ({
    shop,
    visitor,
    query,
  }: Context & {
    query: Omit<H5Wish, 'method'> & { scan?: boolean | undefined }
  }): Promise<OpenedPayment> => {
    const { orderID, idempotencyKey, scan = false } = query
    return openAttempt(shop, visitor, 'snappay', { orderID, idempotencyKey, method, scan })
  }

export const requestOttH5Payment = request('ott')
export const requestCitconH5Payment = request('citcon')
export const requestIotPayH5Payment = request('iotpay')
export const requestOPayH5Payment = request('opay')
export const requestSnapPayWeChatPay = snapPay('WECHATPAY')
export const requestSnapPayAlipay = snapPay('ALIPAY')
export const requestSnapPayUnionPay = snapPay('UNIONPAY')
export const checkOttPaymentStatus = check('ott')
export const checkSnapPayPaymentStatus = check('snappay')
export const checkCitconPaymentStatus = check('citcon')
export const checkIotPayPaymentStatus = check('iotpay')
export const checkOPayPaymentStatus = check('opay')

export const payPalOption: Handler<'GET shoppingManagement4/paymentoption/PayPal'> = async ({
  shop,
  visitor,
  query: { orderID, idempotencyKey },
}) => ({
  enabled: shop.providers.paypal !== null,
  currency: shop.facts.currency,
  intent: 'CAPTURE',
  attempt:
    orderID === undefined || idempotencyKey === undefined
      ? null
      : await openAttempt(shop, visitor, 'paypal', { orderID, idempotencyKey, method: 'PAYPAL' }),
})
