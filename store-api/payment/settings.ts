import type { Config } from '../config.ts'
import { SANDBOX_PATH } from '../sandbox/path.ts'
import type { Shop } from '../shop.ts'
import { ProviderError, type ProviderName, type ProviderSettings } from './adapter.ts'
import { hmacHex } from './signatures.ts'

/**
 * @param sandboxKey what the sandbox's keys are made from; null without a sandbox
 * @param origin where this server can be reached from itself
 */
export function readSettings(
  config: Config,
  sandboxKey: string | null,
  origin: () => string,
): Shop['providers'] {
  const settings = Object.entries(config.providers).map(([name, given]) => {
    const secret = given.secret ?? (sandboxKey && hmacHex(name, sandboxKey))
    const { merchantId, appId, api } = given
    if (secret === null || (api === null && sandboxKey === null)) return [name, null]
    const here = () => `${origin()}/sandbox/pay/${SANDBOX_PATH[name as ProviderName]}/api`
    return [
      name,
      { merchantId, appId, secret, api: api === null ? here : () => api } satisfies ProviderSettings,
    ]
  })
  return Object.fromEntries(settings) as Shop['providers']
}

/** @throws ProviderError when this server is not set up for the provider */
export function settingsOf(shop: Shop, name: ProviderName): ProviderSettings {
  const settings = shop.providers[name]
  if (!settings) throw new ProviderError(`${name} is not set up`)
  return settings
}
