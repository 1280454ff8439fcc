import type { ProviderName, ProviderSettings } from 'store-api/payment/provider.ts'
import { hmacHex } from 'store-api/payment/signatures.ts'
import { DIALECTS } from './dialects.ts'

/**
 * How the store is known to each provider here.
 * @param secret what every provider's key is made from
 * @param origin where this server can be reached from itself
 */
export const merchantOf = (secret: string, origin: () => string): Record<ProviderName, ProviderSettings> =>
  Object.fromEntries(
    Object.keys(DIALECTS).map(name => [
      name,
      {
        merchantId: 'arcade-demo',
        appId: 'arcade-demo-app',
        secret: hmacHex(name, secret),
        api: () => `${origin()}/sandbox/pay/${name}/api`,
      },
    ]),
  ) as Record<ProviderName, ProviderSettings>
