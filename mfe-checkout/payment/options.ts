import type { OrderDraft } from 'shared-contracts/api/entities/order.ts'
import type { CheckoutLocation } from 'shared-contracts/api/ordering/checkout-config.ts'
import { isPaymentOption, type PaymentOption, wayToPay } from 'shared-contracts/api/payment/options.ts'
import {
  type Means,
  type PaymentRequest,
  type Provider,
  type ProviderID,
  providerOf,
} from 'shared-contracts/api/payment/providers.ts'
import type { Platform, PlatformKind } from 'shared-contracts/remote/platform/platform.ts'

/**
 * `page`: leaves for the provider's page. `native`: a page of the app around the shop pays. `credit`: store credit pays the order
 * at once. `store`: the order is accepted and paid when it is handed over.
 */
export type Flow = 'page' | 'native' | 'credit' | 'store'

/** Flows that are not a page of the provider's. */
const FLOWS: { readonly [provider in ProviderID]?: Flow } = {
  'wechat-miniprogram': 'native',
  'store-credit': 'credit',
  'pay-at-store': 'store',
}

const IN_MINI_PROGRAM = ['wechat-mini'] as const
const EVERYWHERE = ['browser', 'wechat', 'wechat-mini', 'alipay'] as const
/** Where each means can be used: an app around the page takes only its own. */
const PLATFORMS: Readonly<Record<Means, readonly PlatformKind[]>> = {
  wechatpay: ['browser', 'wechat'],
  alipay: ['browser', 'alipay'],
  unionpay: ['browser'],
  paypal: ['browser'],
  'store-credit': EVERYWHERE,
  'pay-at-store': EVERYWHERE,
}

export interface OptionRow extends Pick<Provider, 'check'> {
  means: Means
  flow: Flow
  platforms: readonly PlatformKind[]
  /** Opens its page; null for what never leaves the shop. */
  request: PaymentRequest | null
}

export function rowOf(option: PaymentOption): OptionRow {
  const { provider, means, request } = wayToPay(option)
  const { check } = providerOf(provider)
  const flow = FLOWS[provider] ?? 'page'
  return {
    check,
    means,
    flow,
    request,
    platforms: flow === 'native' ? IN_MINI_PROGRAM : PLATFORMS[means],
  }
}

/** @returns the store's options that work here, in the store's order; names this release does not know are left out */
export const optionsFor = (offered: readonly string[], platform: PlatformKind): PaymentOption[] =>
  offered.filter(isPaymentOption).filter(option => rowOf(option).platforms.includes(platform))

/**
 * What is quickest here comes first: on a phone the wallets it has, on a computer what needs no phone to scan a code with. What
 * spends credit, or makes an order without paying it, is never what comes first by itself.
 */
const RANKS: Readonly<Record<Platform['device'], Readonly<Record<Means, number>>>> = {
  mobile: { wechatpay: 0, alipay: 0, paypal: 1, unionpay: 2, 'store-credit': 3, 'pay-at-store': 4 },
  desktop: { paypal: 0, unionpay: 1, wechatpay: 2, alipay: 2, 'store-credit': 3, 'pay-at-store': 4 },
}

/** @returns the options in the order of preference of the device; of equals in the store's order */
export const quickestFirst = (
  options: readonly PaymentOption[],
  device: Platform['device'],
): PaymentOption[] =>
  [...options].sort((a, b) => RANKS[device][rowOf(a).means] - RANKS[device][rowOf(b).means])

/** What choosing an option leads to: a code for the phone, a page of the app around the shop, or as its means says. */
export function nextOf(option: PaymentOption, device: Platform['device']): 'scan' | 'native' | 'page' {
  const { flow, request } = rowOf(option)
  if (flow === 'native') return 'native'
  return device === 'desktop' && request?.scan ? 'scan' : 'page'
}

/** Whether an order can be paid that way where it is handed over: in the store only where the store says so, and never what is delivered. */
export const canBePaidAt = (
  option: PaymentOption,
  place: Pick<CheckoutLocation, 'payAtStore'> | null,
  { method, immaterial }: Pick<OrderDraft, 'method' | 'immaterial'>,
): boolean =>
  rowOf(option).flow !== 'store' || !(immaterial || method === 'delivery' || place?.payAtStore === false)

/** The first option of each means, in their order: of several providers the store's first. */
export const onePerMeans = (options: readonly PaymentOption[]): PaymentOption[] =>
  options.filter((one, i) => options.findIndex(option => rowOf(option).means === rowOf(one).means) === i)
