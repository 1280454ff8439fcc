import type { ProviderName } from 'store-api/payment/provider.ts'
import { citcon } from './citcon/dialect.ts'
import type { Dialect } from './dialect.ts'
import { iotpay } from './iotpay/dialect.ts'
import { opay } from './opay/dialect.ts'
import { ott } from './ott/dialect.ts'
import { paypal } from './paypal/dialect.ts'
import { snappay } from './snappay/dialect.ts'
import { weChatMiniProgram } from './wechat-miniprogram/dialect.ts'

/** Every provider of the sandbox. */
export const DIALECTS = {
  snappay,
  ott,
  iotpay,
  citcon,
  opay,
  paypal,
  'wechat-miniprogram': weChatMiniProgram,
} as const satisfies Record<ProviderName, Dialect>
