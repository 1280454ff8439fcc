import type { ProviderName } from 'store-api/payment/provider.ts'

/** Where each provider of the sandbox is: below `/sandbox/pay/`. */
export const SANDBOX_PATH = {
  snappay: 'snappay',
  ott: 'ott',
  iot: 'iotpay',
  citcon_classic: 'citcon',
  opay: 'opay',
  paypal: 'paypal',
  wechat_miniprogram: 'wechat-miniprogram',
} as const satisfies Record<ProviderName, string>
