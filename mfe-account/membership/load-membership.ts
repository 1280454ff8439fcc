import type { ApiClient } from 'shared-contracts/api/client.ts'

/** The own membership and what can be joined. @throws ApiError, NetworkError */
export async function loadMembership({ api, signal }: { api: ApiClient; signal: AbortSignal }) {
  const [detail, { plans }] = await Promise.all([
    api('GET admin/userManagement/membershipDetail', { signal }),
    api('GET admin/userManagement/membershipProducts', { signal }),
  ])
  return { ...detail, plans, loadedAt: new Date().toISOString() }
}
