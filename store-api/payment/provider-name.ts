import type { ReturnProviderName } from 'shared-contracts/api/payment/providers.ts'

/** Whom money can come from. `store` never leaves the shop; the mini program pays without a return address. */
export type ProviderName = Exclude<ReturnProviderName, 'store'> | 'wechat_miniprogram'
