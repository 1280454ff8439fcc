import type { ProviderName, ProviderSettings } from 'store-api/payment/provider.ts'
import { hmacHex } from 'store-api/payment/signatures.ts'
import { SANDBOX_PATH } from './path.ts'

/**
 * How the store is known to each provider here.
 * @param secret what every provider's key is made from
 * @param origin where this server can be reached from itself
 */
export const merchantOf = (secret: string, origin: () => string): Record<ProviderName, ProviderSettings> =>
  Object.fromEntries(
    Object.entries(SANDBOX_PATH).map(([name, path]) => [
      name,
      {
        merchantId: 'arcade-demo',
        appId: 'arcade-demo-app',
        secret: hmacHex(name, secret),
        api: () => `${origin()}/sandbox/pay/${path}/api`,
      },
    ]),
  ) as Record<ProviderName, ProviderSettings>
