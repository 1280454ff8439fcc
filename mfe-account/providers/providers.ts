import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { PlatformKind } from 'shared-contracts/remote/platform/platform.ts'

/** Whose accounts sign in here: the calls of each, and what its way back calls the code. */
export const PROVIDERS = {
  weChat: {
    code: 'code',
    login: 'POST weChat/login',
    register: 'POST weChat/register',
    link: 'POST weChat/link',
  },
  aliPay: {
    code: 'auth_code',
    login: 'POST aliPay/login',
    register: 'POST aliPay/register',
    link: 'POST aliPay/link',
  },
} as const
export type Provider = keyof typeof PROVIDERS

export interface Offered {
  provider: Provider
  /** Whether it signs in to the account that is signed in; null where the backend does not say. */
  linked: boolean | null
}

/** Whether its page opens here: an app around the shop opens its own alone. */
export const leadsFrom = (kind: PlatformKind, provider: Provider): boolean =>
  kind === 'browser' || (kind === 'alipay') === (provider === 'aliPay')

/** Providers that the store knows; one that does not answer is not offered. */
export async function offeredProviders(api: ApiClient): Promise<Offered[]> {
  const [weChat, aliPay] = await Promise.allSettled([api('GET weChat/enabled'), api('GET common3/apaId')])
  const offered: Offered[] = []
  if (weChat.status === 'fulfilled' && weChat.value.enabled)
    offered.push({ provider: 'weChat', linked: weChat.value.linked ?? null })
  if (aliPay.status === 'fulfilled' && aliPay.value.authorizeUrl !== null)
    offered.push({ provider: 'aliPay', linked: aliPay.value.linked ?? null })
  return offered
}
