import type { PaymentAdapter } from './adapter.ts'
import { citcon } from './citcon/adapter.ts'
import { iotpay } from './iotpay/adapter.ts'
import { opay } from './opay/adapter.ts'
import { ott } from './ott/adapter.ts'
import { paypal } from './paypal/adapter.ts'
import type { ProviderName } from './provider.ts'
import { snappay } from './snappay/adapter.ts'
import { weChatMiniProgram } from './wechat-miniprogram/adapter.ts'

/** Every provider has its adapter here. */
export const providers: Record<ProviderName, PaymentAdapter> = {
  snappay,
  ott,
  iot: iotpay,
  citcon_classic: citcon,
  opay,
  paypal,
  wechat_miniprogram: weChatMiniProgram,
}
export const isProvider = (name: string): name is ProviderName => Object.hasOwn(providers, name)
