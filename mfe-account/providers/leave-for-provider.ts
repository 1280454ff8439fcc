import type { ApiClient } from 'shared-contracts/api/client.ts'
import { type Errand, keepErrand } from './errand.ts'
import type { Provider } from './providers.ts'

/** Leaves for a provider's page; its way back finds the errand. @throws ApiError, NetworkError */
export async function leaveForProvider(api: ApiClient, provider: Provider, errand: Errand): Promise<void> {
  const url = await authorizeUrl(api, provider)
  keepErrand(errand)
  location.assign(url)
}

/** Page on which the provider asks the shopper; only this session can use the way back. @throws ApiError, NetworkError */
async function authorizeUrl(api: ApiClient, provider: Provider): Promise<string> {
  const url =
    provider === 'weChat'
      ? (await api('GET weChat/bind')).authorizeUrl
      : ((await api('GET common3/apaId')).authorizeUrl ?? '')
  if (!/^https?:$/.test(new URL(url, location.href).protocol)) throw new Error(`no page of ${provider}`)
  return url
}
