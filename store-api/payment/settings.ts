import type { Config } from '../config.ts'
import type { Shop } from '../shop.ts'
import { ProviderError } from './adapter.ts'
import type { ProviderName, ProviderSettings } from './provider.ts'

/**
 * How this shop is known to each provider: what was given, for the rest what the sandbox gives.
 * @param sandbox null without a sandbox
 */
export function readSettings(
  given: Config['providers'],
  sandbox: Record<ProviderName, ProviderSettings> | null,
): Shop['providers'] {
  const settings = Object.entries(given).map(([name, { api, merchantId, appId, secret, certificate }]) => {
    const pretended = sandbox?.[name as ProviderName]
    const known = {
      merchantId: merchantId ?? pretended?.merchantId,
      appId: appId ?? pretended?.appId ?? '',
      secret: secret ?? pretended?.secret,
      api: api === null ? pretended?.api : () => api,
      certificate,
    }
    return [name, known.api && known.secret && known.merchantId ? known : null]
  })
  return Object.fromEntries(settings) as Shop['providers']
}

/** @throws ProviderError when this server is not set up for the provider */
export function settingsOf(shop: Shop, name: ProviderName): ProviderSettings {
  const settings = shop.providers[name]
  if (!settings) throw new ProviderError(`${name} is not set up`)
  return settings
}
