import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { PaymentOption } from 'shared-contracts/api/payment/options.ts'
import { RETURN_PROVIDERS } from 'shared-contracts/api/payment/providers.ts'
import type { PlatformKind } from 'shared-contracts/remote/platform/platform.ts'

/** What a shopper pays with; one entry of the page each, whoever processes it. */
export type Means = 'wechatpay' | 'alipay' | 'unionpay' | 'paypal' | 'store-credit' | 'pay-at-store'

export interface Opening {
  orderID: string
  idempotencyKey: string
  /** The page is on a computer: a code for the phone is more use than an app's page. */
  scan: boolean
  /** Whom WeChat says this is, where the address told; the server knows otherwise. */
  openId: string | null
}
type Open = (api: ApiClient, opening: Opening) => Promise<{ redirectUrl: string }>

interface OptionRow {
  means: Means
  /** Name of who processes it; null where there is only one. */
  service: string | null
  /** Where it can be used: an app around the page takes only its own. */
  platforms: readonly PlatformKind[]
  /**
   * `page`: leaves for the provider's page. `native`: a page of the app around the shop pays. `credit`: store credit pays the
   * order at once. `store`: the order is accepted and paid when it is handed over.
   */
  flow: 'page' | 'native' | 'credit' | 'store'
  /** Asks the provider what became of the order; null where the order itself says it. */
  check: (typeof RETURN_PROVIDERS)[keyof typeof RETURN_PROVIDERS]['check']
  /** Opens an attempt; flows that leave the page have it. */
  open: Open | null
}

const IN_WECHAT = ['browser', 'wechat'] as const
const IN_ALIPAY = ['browser', 'alipay'] as const
const EVERYWHERE = ['browser', 'wechat', 'wechat-mini', 'alipay'] as const
const { ott, snappay, iot, citcon_classic: citcon, opay } = RETURN_PROVIDERS

const requestAt =
  (
    call:
      | 'POST shoppingManagement4/requestOTTH5Payment'
      | 'POST shoppingManagement4/requestIOTPayH5Payment'
      | 'POST shoppingManagement4/requestOPayH5Payment',
    method: 'WECHATPAY' | 'ALIPAY',
  ): Open =>
  (api, { orderID, idempotencyKey }) =>
    api(call, { body: { orderID, idempotencyKey, method } })
const atOtt = (method: 'WECHATPAY' | 'ALIPAY') =>
  requestAt('POST shoppingManagement4/requestOTTH5Payment', method)
const atIotPay = (method: 'WECHATPAY' | 'ALIPAY') =>
  requestAt('POST shoppingManagement4/requestIOTPayH5Payment', method)
const atOPay = (method: 'WECHATPAY' | 'ALIPAY') =>
  requestAt('POST shoppingManagement4/requestOPayH5Payment', method)
const atCitcon =
  (method: 'WECHATPAY' | 'ALIPAY'): Open =>
  (api, { orderID, idempotencyKey, scan }) =>
    api('POST shoppingManagement4/requestCitconH5Payment', {
      body: { orderID, idempotencyKey, method },
      ...(scan && method === 'WECHATPAY' && { query: { scan: 'true' as const } }),
    })

/** Every way to pay this release knows. */
export const OPTIONS = {
  'ott-wechatpay': {
    means: 'wechatpay',
    service: 'OTT Pay',
    platforms: IN_WECHAT,
    flow: 'page',
    check: ott.check,
    open: atOtt('WECHATPAY'),
  },
  'ott-alipay': {
    means: 'alipay',
    service: 'OTT Pay',
    platforms: IN_ALIPAY,
    flow: 'page',
    check: ott.check,
    open: atOtt('ALIPAY'),
  },
  'snappay-wechatpay': {
    means: 'wechatpay',
    service: 'SnapPay',
    platforms: IN_WECHAT,
    flow: 'page',
    check: snappay.check,
    open: (api, { orderID, idempotencyKey, scan }) =>
      api('GET shoppingManagement4/requestSnapPayPrePayment/h5pay/WECHATPAY', {
        query: { orderID, idempotencyKey, ...(scan && { scan: 'true' as const }) },
      }),
  },
  'snappay-alipay': {
    means: 'alipay',
    service: 'SnapPay',
    platforms: IN_ALIPAY,
    flow: 'page',
    check: snappay.check,
    open: (api, { orderID, idempotencyKey }) =>
      api('GET shoppingManagement4/requestSnapPayPrePayment/webpay/ALIPAY', {
        query: { orderID, idempotencyKey },
      }),
  },
  'snappay-unionpay': {
    means: 'unionpay',
    service: 'SnapPay',
    platforms: ['browser'],
    flow: 'page',
    check: snappay.check,
    open: (api, { orderID, idempotencyKey }) =>
      api('GET shoppingManagement4/requestSnapPayPrePayment/webpay/UNIONPAY', {
        query: { orderID, idempotencyKey },
      }),
  },
  'iotpay-wechatpay': {
    means: 'wechatpay',
    service: 'IOTPay',
    platforms: IN_WECHAT,
    flow: 'page',
    check: iot.check,
    open: atIotPay('WECHATPAY'),
  },
  'iotpay-alipay': {
    means: 'alipay',
    service: 'IOTPay',
    platforms: IN_ALIPAY,
    flow: 'page',
    check: iot.check,
    open: atIotPay('ALIPAY'),
  },
  'citcon-wechatpay': {
    means: 'wechatpay',
    service: 'Citcon',
    platforms: IN_WECHAT,
    flow: 'page',
    check: citcon.check,
    open: atCitcon('WECHATPAY'),
  },
  'citcon-alipay': {
    means: 'alipay',
    service: 'Citcon',
    platforms: IN_ALIPAY,
    flow: 'page',
    check: citcon.check,
    open: atCitcon('ALIPAY'),
  },
  'opay-wechatpay': {
    means: 'wechatpay',
    service: 'OPay',
    platforms: IN_WECHAT,
    flow: 'page',
    check: opay.check,
    open: atOPay('WECHATPAY'),
  },
  'opay-alipay': {
    means: 'alipay',
    service: 'OPay',
    platforms: IN_ALIPAY,
    flow: 'page',
    check: opay.check,
    open: atOPay('ALIPAY'),
  },
  'wechat-miniprogram': {
    means: 'wechatpay',
    service: null,
    platforms: ['wechat-mini'],
    flow: 'native',
    check: null,
    open: async (api, { orderID, idempotencyKey, openId }) => {
      const { path } = await api('POST shoppingManagement4/requestWeChatMiniProgramPayment', {
        body: { orderID, idempotencyKey, ...(openId !== null && { weChatOpenId: openId }) },
      })
      return { redirectUrl: path }
    },
  },
  paypal: {
    means: 'paypal',
    service: null,
    platforms: ['browser'],
    flow: 'page',
    check: null,
    open: async (api, { orderID, idempotencyKey }) => {
      const { attempt } = await api('GET shoppingManagement4/paymentoption/PayPal', {
        query: { orderID, idempotencyKey },
      })
      return { redirectUrl: attempt?.redirectUrl ?? '' }
    },
  },
  'store-credit': {
    means: 'store-credit',
    service: null,
    platforms: EVERYWHERE,
    flow: 'credit',
    check: null,
    open: null,
  },
  'pay-at-store': {
    means: 'pay-at-store',
    service: null,
    platforms: EVERYWHERE,
    flow: 'store',
    check: null,
    open: null,
  },
} as const satisfies Record<PaymentOption, OptionRow>

export const rowOf = (option: PaymentOption): OptionRow => OPTIONS[option]

/** @returns the store's options that work here, in the store's order; names this release does not know are left out */
export function optionsFor(offered: readonly string[], platform: PlatformKind): PaymentOption[] {
  return offered.filter(
    (name): name is PaymentOption =>
      Object.hasOwn(OPTIONS, name) && rowOf(name as PaymentOption).platforms.includes(platform),
  )
}

/** One entry per means of payment, in the order of the first option of each; the first is the store's choice of service. */
export function byMeans(options: readonly PaymentOption[]): { means: Means; options: PaymentOption[] }[] {
  const means = [...new Set(options.map(option => rowOf(option).means))]
  return means.map(name => ({ means: name, options: options.filter(o => rowOf(o).means === name) }))
}
