import { randomUUID } from 'node:crypto'
import type { Call } from 'shared-contracts/api/endpoints.ts'
import type { PaymentCheck } from 'shared-contracts/api/entities/order.ts'
import type { ProviderName } from '../payment/provider.ts'
import { good } from './purchase.ts'
import type { Reply, Visitor } from './visitor.ts'

export interface Opened {
  attemptID: string
  redirectUrl: string
}
interface ProviderCalls {
  open(visitor: Visitor, orderID: string, idempotencyKey: string): Promise<Opened>
  check: Call
}

const h5 = (call: Call, check: Call): ProviderCalls => ({
  open: async (visitor, orderID, idempotencyKey) =>
    good(await visitor.api(call, { body: { orderID, idempotencyKey, method: 'ALIPAY' } })) as Opened,
  check,
})

/** How a shopper's browser pays at each provider. */
const PROVIDER_CALLS = {
  ott: h5('POST shoppingManagement4/requestOTTH5Payment', 'POST shoppingManagement4/checkOttPaymentStatus'),
  iotpay: h5(
    'POST shoppingManagement4/requestIOTPayH5Payment',
    'POST shoppingManagement4/checkIOTPayPaymentStatus',
  ),
  citcon: h5(
    'POST shoppingManagement4/requestCitconH5Payment',
    'POST shoppingManagement4/checkCitconPaymentStatus',
  ),
  opay: h5(
    'POST shoppingManagement4/requestOPayH5Payment',
    'POST shoppingManagement4/checkOPayPaymentStatus',
  ),
  snappay: {
    open: async (visitor, orderID, idempotencyKey) =>
      good(
        await visitor.api('GET shoppingManagement4/requestSnapPayPrePayment/webpay/ALIPAY', {
          query: { orderID, idempotencyKey },
        }),
      ),
    check: 'POST shoppingManagement4/checkSnapPayPaymentStatus',
  },
} as const satisfies Partial<Record<ProviderName, ProviderCalls>>
export type H5Provider = keyof typeof PROVIDER_CALLS
export const H5_PROVIDERS = Object.keys(PROVIDER_CALLS) as H5Provider[]

export const openAt = (name: H5Provider, visitor: Visitor, orderID: string) =>
  PROVIDER_CALLS[name].open(visitor, orderID, randomUUID())

export const checkAt = async (
  name: H5Provider,
  visitor: Visitor,
  orderID: string,
  returnUrlInfo = '',
): Promise<PaymentCheck> => {
  const reply: Reply<Call> = await visitor.api(PROVIDER_CALLS[name].check, {
    body: { orderID, returnUrlInfo },
  })
  return good(reply) as PaymentCheck
}

/** Presses a button by address, as `?do=pay&notice=twice` does. @returns where the browser is sent, or nothing */
export async function goTo(visitor: Visitor, address: string, query: string): Promise<string> {
  const { pathname, search } = new URL(address)
  const response = await visitor.raw('GET', `${pathname}${search}${search ? '&' : '?'}${query}`)
  return response.headers.get('location') ?? ''
}
