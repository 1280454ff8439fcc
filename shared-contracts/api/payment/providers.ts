import type { Means } from './means.ts'

export type { Means } from './means.ts'

/** How an attempt to pay is opened, once the order is there. */
export interface PaymentRequest {
  call: `${'GET' | 'POST'} shoppingManagement4/${string}`
  /** Where `orderID` and `idempotencyKey` go. */
  carries: 'query' | 'body'
  /** `method` of the body, where one call serves several means. */
  method?: 'WECHATPAY' | 'ALIPAY'
  /** Takes `scan=true` in the query: its page then shows a code for a phone. */
  scan?: true
}

/** One way to pay, as the store lists it in paymentConfig. */
export interface WayToPay {
  /** Name of the option. */
  option: string
  means: Means
  /** Null: nothing is opened, the order itself is placed so. */
  request: PaymentRequest | null
}

/** Where the money goes, or stays. */
export interface Provider {
  /** What `from_source` starts with, before the letter X and the order id (RET-1); null: it comes back otherwise. */
  prefix: string | null
  /** Call that says what became of a payment; null: the order itself says it (`GET …/order/{id}`). */
  check: `POST shoppingManagement4/check${string}PaymentStatus` | null
  /** Whether the check carries the `status` of the return address too (RET-3). */
  sendsStatus: boolean
  ways: readonly WayToPay[]
}

/**
 * Providers and their calls, said here once (RET-1, RET-3). PayPal comes back to the backend, which captures and sends the shopper
 * on; the mini program pays on its own page and adds words of its own to the address (RET-8); the last two never leave the shop.
 */
export const PROVIDERS = {
  ott: {
    prefix: 'ott_h5',
    check: 'POST shoppingManagement4/checkOttPaymentStatus',
    sendsStatus: false,
    ways: [
      {
        option: 'ott-wechatpay',
        means: 'wechatpay',
        request: {
          call: 'POST shoppingManagement4/requestOTTH5Payment',
          carries: 'body',
          method: 'WECHATPAY',
        },
      },
      {
        option: 'ott-alipay',
        means: 'alipay',
        request: { call: 'POST shoppingManagement4/requestOTTH5Payment', carries: 'body', method: 'ALIPAY' },
      },
    ],
  },
  snappay: {
    prefix: 'snappay_h5',
    check: 'POST shoppingManagement4/checkSnapPayPaymentStatus',
    sendsStatus: false,
    ways: [
      {
        option: 'snappay-wechatpay',
        means: 'wechatpay',
        request: {
          call: 'GET shoppingManagement4/requestSnapPayPrePayment/h5pay/WECHATPAY',
          carries: 'query',
          scan: true,
        },
      },
      {
        option: 'snappay-alipay',
        means: 'alipay',
        request: {
          call: 'GET shoppingManagement4/requestSnapPayPrePayment/webpay/ALIPAY',
          carries: 'query',
        },
      },
      {
        option: 'snappay-unionpay',
        means: 'unionpay',
        request: {
          call: 'GET shoppingManagement4/requestSnapPayPrePayment/webpay/UNIONPAY',
          carries: 'query',
        },
      },
    ],
  },
  iotpay: {
    prefix: 'iot_h5',
    check: 'POST shoppingManagement4/checkIOTPayPaymentStatus',
    sendsStatus: true,
    ways: [
      {
        option: 'iotpay-wechatpay',
        means: 'wechatpay',
        request: {
          call: 'POST shoppingManagement4/requestIOTPayH5Payment',
          carries: 'body',
          method: 'WECHATPAY',
        },
      },
      {
        option: 'iotpay-alipay',
        means: 'alipay',
        request: {
          call: 'POST shoppingManagement4/requestIOTPayH5Payment',
          carries: 'body',
          method: 'ALIPAY',
        },
      },
    ],
  },
  citcon: {
    prefix: 'citcon_classic_h5',
    check: 'POST shoppingManagement4/checkCitconPaymentStatus',
    sendsStatus: true,
    ways: [
      {
        option: 'citcon-wechatpay',
        means: 'wechatpay',
        request: {
          call: 'POST shoppingManagement4/requestCitconH5Payment',
          carries: 'body',
          method: 'WECHATPAY',
          scan: true,
        },
      },
      {
        option: 'citcon-alipay',
        means: 'alipay',
        request: {
          call: 'POST shoppingManagement4/requestCitconH5Payment',
          carries: 'body',
          method: 'ALIPAY',
        },
      },
    ],
  },
  opay: {
    prefix: 'opay_h5',
    check: 'POST shoppingManagement4/checkOPayPaymentStatus',
    sendsStatus: true,
    ways: [
      {
        option: 'opay-wechatpay',
        means: 'wechatpay',
        request: {
          call: 'POST shoppingManagement4/requestOPayH5Payment',
          carries: 'body',
          method: 'WECHATPAY',
        },
      },
      {
        option: 'opay-alipay',
        means: 'alipay',
        request: { call: 'POST shoppingManagement4/requestOPayH5Payment', carries: 'body', method: 'ALIPAY' },
      },
    ],
  },
  'wechat-miniprogram': {
    prefix: null,
    check: null,
    sendsStatus: false,
    ways: [
      {
        option: 'wechat-miniprogram',
        means: 'wechatpay',
        request: { call: 'POST shoppingManagement4/requestWeChatMiniProgramPayment', carries: 'body' },
      },
    ],
  },
  paypal: {
    prefix: 'paypal',
    check: null,
    sendsStatus: false,
    ways: [
      {
        option: 'paypal',
        means: 'paypal',
        request: { call: 'GET shoppingManagement4/paymentoption/PayPal', carries: 'query' },
      },
    ],
  },
  'store-credit': {
    prefix: 'store',
    check: null,
    sendsStatus: false,
    ways: [{ option: 'store-credit', means: 'store-credit', request: null }],
  },
  'pay-at-store': {
    prefix: 'store',
    check: null,
    sendsStatus: false,
    ways: [{ option: 'pay-at-store', means: 'pay-at-store', request: null }],
  },
} as const satisfies Record<string, Provider>

export type ProviderID = keyof typeof PROVIDERS
/** Providers that money can come from: whoever has an adapter, settings and notices. */
export type OnlineProvider = Exclude<ProviderID, 'store-credit' | 'pay-at-store'>
export const PROVIDER_IDS = Object.keys(PROVIDERS) as ProviderID[]

export const providerOf = (id: ProviderID): Provider => PROVIDERS[id]
