import type { ApiClient } from 'shared-contracts/api/client.ts'

/** What is kept of the verified contact, its number masked, and the pictures. @throws ApiError, NetworkError */
export async function loadIdentity({ api, id, signal }: { api: ApiClient; id: string; signal: AbortSignal }) {
  const [{ contact }, images] = await Promise.all([
    api('GET admin/userManagement/verifiedContact/idNumber', { signal }),
    api('GET admin/userManagement/image/user/{id}', {
      params: { id },
      query: { verifiedContact: 'true' },
      signal,
    }),
  ])
  return { accountID: id, contact, pictures: images.verifiedContact }
}
