import type { ApiClient } from 'shared-contracts/api/client.ts'

/** Where the own public page stands, and the page once there is one. @throws ApiError, NetworkError */
export async function loadInfluencer({ api, signal }: { api: ApiClient; signal: AbortSignal }) {
  const { status } = await api('GET admin/userManagement/influencer/status', { signal })
  if (status === 'none') return { own: { status, profile: null } }
  return { own: await api('GET admin/userManagement/influencerProfile', { signal }) }
}
