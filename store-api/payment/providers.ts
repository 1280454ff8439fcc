import type { PaymentAdapter } from './adapter.ts'
import { citcon } from './citcon/adapter.ts'
import { iotpay } from './iotpay/adapter.ts'
import { opay } from './opay/adapter.ts'
import { ott } from './ott/adapter.ts'
import { paypal } from './paypal/adapter.ts'
import { type ProviderName, spellingsOf } from './provider.ts'
import { snappay } from './snappay/adapter.ts'
import { weChatMiniProgram } from './wechat-miniprogram/adapter.ts'

/** Every provider has its adapter here. */
export const providers: Record<ProviderName, PaymentAdapter> = {
  snappay,
  ott,
  iotpay,
  citcon,
  opay,
  paypal,
  'wechat-miniprogram': weChatMiniProgram,
}

const NAMES = new Map<string, ProviderName>(
  (Object.keys(providers) as ProviderName[]).flatMap(name =>
    spellingsOf(name).map(spelling => [spelling, name] as const),
  ),
)
/** The provider that an attempt or a notice address names, in any spelling of it; null for a name that is none. */
export const providerNamed = (spelling: string): ProviderName | null => NAMES.get(spelling) ?? null
