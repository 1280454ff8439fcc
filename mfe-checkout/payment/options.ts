import type { PaymentOption } from 'shared-contracts/api/payment/options.ts'
import { RETURN_PROVIDERS } from 'shared-contracts/api/payment/providers.ts'
import type { PlatformKind } from 'shared-contracts/remote/platform/platform.ts'
import { OPEN_CALLS, type Open } from './open-calls.ts'

/** What a shopper pays with; one entry of the page each, whoever processes it. */
export type Means = 'wechatpay' | 'alipay' | 'unionpay' | 'paypal' | 'store-credit' | 'pay-at-store'

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
}

const EVERYWHERE = ['browser', 'wechat', 'wechat-mini', 'alipay'] as const
const WECHATPAY = { means: 'wechatpay', platforms: ['browser', 'wechat'], flow: 'page' } as const
const ALIPAY = { means: 'alipay', platforms: ['browser', 'alipay'], flow: 'page' } as const
const { ott, snappay, iot, citcon_classic: citcon, opay } = RETURN_PROVIDERS
const OTT = { service: 'OTT Pay', check: ott.check } as const
const SNAPPAY = { service: 'SnapPay', check: snappay.check } as const
const IOTPAY = { service: 'IOTPay', check: iot.check } as const
const CITCON = { service: 'Citcon', check: citcon.check } as const
const OPAY = { service: 'OPay', check: opay.check } as const
const ITSELF = { service: null, check: null } as const

/** Every way to pay this release knows. */
const OPTIONS = {
  'ott-wechatpay': { ...WECHATPAY, ...OTT },
  'ott-alipay': { ...ALIPAY, ...OTT },
  'snappay-wechatpay': { ...WECHATPAY, ...SNAPPAY },
  'snappay-alipay': { ...ALIPAY, ...SNAPPAY },
  'snappay-unionpay': { means: 'unionpay', platforms: ['browser'], flow: 'page', ...SNAPPAY },
  'iotpay-wechatpay': { ...WECHATPAY, ...IOTPAY },
  'iotpay-alipay': { ...ALIPAY, ...IOTPAY },
  'citcon-wechatpay': { ...WECHATPAY, ...CITCON },
  'citcon-alipay': { ...ALIPAY, ...CITCON },
  'opay-wechatpay': { ...WECHATPAY, ...OPAY },
  'opay-alipay': { ...ALIPAY, ...OPAY },
  'wechat-miniprogram': { means: 'wechatpay', platforms: ['wechat-mini'], flow: 'native', ...ITSELF },
  paypal: { means: 'paypal', platforms: ['browser'], flow: 'page', ...ITSELF },
  'store-credit': { means: 'store-credit', platforms: EVERYWHERE, flow: 'credit', ...ITSELF },
  'pay-at-store': { means: 'pay-at-store', platforms: EVERYWHERE, flow: 'store', ...ITSELF },
} as const satisfies Record<PaymentOption, OptionRow>

/** What is known of an option; `open` is null for those that never leave the shop. */
export const rowOf = (option: PaymentOption): OptionRow & { open: Open | null } => ({
  ...OPTIONS[option],
  open: OPEN_CALLS[option],
})

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
