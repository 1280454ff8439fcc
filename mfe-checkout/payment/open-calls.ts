import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { PaymentOption } from 'shared-contracts/api/payment/options.ts'
import { payableAddress } from './payable-address.ts'

export interface Opening {
  orderID: string
  idempotencyKey: string
  /** The page is on a computer: a code for the phone is more use than an app's page. */
  scan: boolean
  /** Whom WeChat says this is, where the address told; the server knows otherwise. */
  openId: string | null
}
/** Opens a payment at its provider. @returns the address of the provider's page, safe to follow */
export type Open = (api: ApiClient, opening: Opening) => Promise<{ redirectUrl: string }>

type H5Method = 'WECHATPAY' | 'ALIPAY'
type H5Call =
  | 'POST shoppingManagement4/requestOTTH5Payment'
  | 'POST shoppingManagement4/requestIOTPayH5Payment'
  | 'POST shoppingManagement4/requestOPayH5Payment'
type SnapPayCall = `GET shoppingManagement4/requestSnapPayPrePayment/webpay/${'ALIPAY' | 'UNIONPAY'}`

const CITCON = 'POST shoppingManagement4/requestCitconH5Payment'
const SNAPPAY_WECHAT = 'GET shoppingManagement4/requestSnapPayPrePayment/h5pay/WECHATPAY'
const MINI_PROGRAM = 'POST shoppingManagement4/requestWeChatMiniProgramPayment'
const PAYPAL = 'GET shoppingManagement4/paymentoption/PayPal'

const safe = (call: string, address: string) => ({ redirectUrl: payableAddress(address, call) })

const h5 =
  (call: H5Call, method: H5Method): Open =>
  async (api, { orderID, idempotencyKey }) =>
    safe(call, (await api(call, { body: { orderID, idempotencyKey, method } })).redirectUrl)

const citcon =
  (method: H5Method): Open =>
  async (api, { orderID, idempotencyKey, scan }) => {
    const body = { orderID, idempotencyKey, method }
    const query = scan && method === 'WECHATPAY' ? { query: { scan: 'true' as const } } : {}
    return safe(CITCON, (await api(CITCON, { body, ...query })).redirectUrl)
  }

const snapPay =
  (call: SnapPayCall): Open =>
  async (api, { orderID, idempotencyKey }) =>
    safe(call, (await api(call, { query: { orderID, idempotencyKey } })).redirectUrl)

const snapPayWeChat: Open = async (api, { orderID, idempotencyKey, scan }) => {
  const query = { orderID, idempotencyKey, ...(scan && { scan: 'true' as const }) }
  return safe(SNAPPAY_WECHAT, (await api(SNAPPAY_WECHAT, { query })).redirectUrl)
}

const miniProgram: Open = async (api, { orderID, idempotencyKey, openId }) => {
  const body = { orderID, idempotencyKey, ...(openId !== null && { weChatOpenId: openId }) }
  return safe(MINI_PROGRAM, (await api(MINI_PROGRAM, { body })).path)
}

const payPal: Open = async (api, { orderID, idempotencyKey }) => {
  const { attempt } = await api(PAYPAL, { query: { orderID, idempotencyKey } })
  return safe(PAYPAL, attempt?.redirectUrl ?? '')
}

/** How each option opens its page; null for those that never leave the shop. */
export const OPEN_CALLS = {
  'ott-wechatpay': h5('POST shoppingManagement4/requestOTTH5Payment', 'WECHATPAY'),
  'ott-alipay': h5('POST shoppingManagement4/requestOTTH5Payment', 'ALIPAY'),
  'snappay-wechatpay': snapPayWeChat,
  'snappay-alipay': snapPay('GET shoppingManagement4/requestSnapPayPrePayment/webpay/ALIPAY'),
  'snappay-unionpay': snapPay('GET shoppingManagement4/requestSnapPayPrePayment/webpay/UNIONPAY'),
  'iotpay-wechatpay': h5('POST shoppingManagement4/requestIOTPayH5Payment', 'WECHATPAY'),
  'iotpay-alipay': h5('POST shoppingManagement4/requestIOTPayH5Payment', 'ALIPAY'),
  'citcon-wechatpay': citcon('WECHATPAY'),
  'citcon-alipay': citcon('ALIPAY'),
  'opay-wechatpay': h5('POST shoppingManagement4/requestOPayH5Payment', 'WECHATPAY'),
  'opay-alipay': h5('POST shoppingManagement4/requestOPayH5Payment', 'ALIPAY'),
  'wechat-miniprogram': miniProgram,
  paypal: payPal,
  'store-credit': null,
  'pay-at-store': null,
} as const satisfies Record<PaymentOption, Open | null>
