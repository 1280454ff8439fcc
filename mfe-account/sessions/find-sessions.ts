import type { OwnSession } from 'shared-contracts/api/account/user-info.ts'
import type { ApiClient } from 'shared-contracts/api/client.ts'

/** @returns where the account is signed in, latest first; nothing where the store does not say (ACC-12) */
export async function findSessions(api: ApiClient, signal?: AbortSignal): Promise<OwnSession[]> {
  // Changing nothing changes nothing, and answers what is.
  const call = { body: {}, ...(signal && { signal }) }
  const answer = await api('PUT admin/userManagement/userInfo', call).catch(() => null)
  return answer?.sessions ?? []
}
