import type { ReturnProviderName } from 'shared-contracts/api/payment/providers.ts'

/** Whom money can come from. `store` never leaves the shop; the mini program pays without a return address. */
export type ProviderName = Exclude<ReturnProviderName, 'store'> | 'wechat_miniprogram'

/** How the shop is known to one provider. */
export interface ProviderSettings {
  /** Address that the provider's calls stand below; follows the server's own port in the sandbox. */
  api(): string
  merchantId: string
  /** Second identity where the provider has one: SnapPay's app, WeChat's app, PayPal's webhook. */
  appId: string
  secret: string
}
