import { type KeyOf, useT } from 'shared-contracts/remote/runtime/app.ts'
import type { en } from '../messages/en.ts'
import type { ReturnSource } from '../payment-return/return-address.ts'

/** Those that shoppers know; who else passes the money on was never named to them. */
const NAMES: Partial<Record<ReturnSource, KeyOf<typeof en>>> = {
  paypal: 'confirmation.provider.paypal',
  'store-credit': 'confirmation.provider.store',
  'pay-at-store': 'confirmation.provider.store',
  'wechat-miniprogram': 'confirmation.provider.miniProgram',
}

/** @returns who takes the money, as shoppers know them; empty for who is unknown to them, or when the address does not say */
export function useProviderName(source: ReturnSource | null): string {
  const t = useT<typeof en>()
  const name = source && NAMES[source]
  return name ? t(name) : ''
}
