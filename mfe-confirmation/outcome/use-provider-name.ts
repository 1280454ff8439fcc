import { type KeyOf, useT } from 'shared-contracts/remote/runtime/app.ts'
import type { en } from '../messages/en.ts'
import type { ReturnSource } from '../payment-return/return-address.ts'

/** What the pages of payment services are headed with: their shopper comes from there. */
const BRANDS: Partial<Record<ReturnSource, string>> = {
  ott: 'OTT Pay',
  snappay: 'SnapPay',
  iotpay: 'IOTPay',
  citcon: 'Citcon',
  opay: 'OPay',
}
/** All others. */
const NAMES: Partial<Record<ReturnSource, KeyOf<typeof en>>> = {
  paypal: 'confirmation.provider.paypal',
  'store-credit': 'confirmation.provider.store',
  'pay-at-store': 'confirmation.provider.store',
  'wechat-miniprogram': 'confirmation.provider.miniProgram',
}

/** @returns who takes the money, as shoppers know them; empty when the address does not say */
export function useProviderName(source: ReturnSource | null): string {
  const t = useT<typeof en>()
  if (source === null) return ''
  const name = NAMES[source]
  return name ? t(name) : (BRANDS[source] ?? '')
}
