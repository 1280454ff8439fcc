import type { PaymentOption } from 'shared-contracts/payment/options.ts'
import type { PlatformKind } from 'shared-contracts/platform/platform.ts'

interface OptionRow {
  /** What the provider calls it. */
  method: 'WECHATPAY' | 'ALIPAY'
  /** Where it can be used: an app around the page takes only its own. */
  platforms: readonly PlatformKind[]
}

export const OPTIONS = {
  'ott-wechatpay': { method: 'WECHATPAY', platforms: ['browser', 'wechat'] },
  'ott-alipay': { method: 'ALIPAY', platforms: ['browser', 'alipay'] },
} as const satisfies Record<PaymentOption, OptionRow>

/** @returns the store's options that work here, in the store's order; names this release does not know are left out */
export function optionsFor(offered: readonly string[], platform: PlatformKind): PaymentOption[] {
  return offered.filter((name): name is PaymentOption => {
    const row: OptionRow | undefined = Object.hasOwn(OPTIONS, name)
      ? OPTIONS[name as PaymentOption]
      : undefined
    return row?.platforms.includes(platform) ?? false
  })
}
