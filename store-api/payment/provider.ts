import type { OnlineProvider } from 'shared-contracts/api/payment/providers.ts'

/** Whom money can come from, as the contract spells them. */
export type ProviderName = OnlineProvider

/**
 * Spellings that attempts and notice addresses carry from before they followed the contract: providers still send notices to
 * them, and a server of the release before still writes them while it is replaced.
 */
const FORMER_NAMES: Partial<Record<ProviderName, string>> = {
  iotpay: 'iot',
  citcon: 'citcon_classic',
  'wechat-miniprogram': 'wechat_miniprogram',
}

/** Every spelling of a provider in stored attempts, today's first. */
export const spellingsOf = (name: ProviderName): readonly string[] => {
  const former = FORMER_NAMES[name]
  return former === undefined ? [name] : [name, former]
}

/** How the shop is known to one provider. */
export interface ProviderSettings {
  /** Address that the provider's calls stand below; follows the server's own port in the sandbox. */
  api(): string
  merchantId: string
  /** Second identity where the provider has one: SnapPay's app, WeChat's app, PayPal's webhook. */
  appId: string
  secret: string
  /** What the merchant's server proves itself with where money goes back: WeChat's. */
  certificate?: ClientCertificate | null
}

/** Both as PEM. */
export interface ClientCertificate {
  cert: string
  key: string
}
