import type { SavedAddress } from 'shared-contracts/api/account/addresses.ts'
import type { ApiClient } from 'shared-contracts/api/client.ts'
import { isFailure } from 'shared-contracts/api/failure.ts'

/** The account's delivery addresses, the default first; none for a guest, or when they do not load. */
export async function loadSaved(
  api: ApiClient,
  userID: string | null,
  signal: AbortSignal,
): Promise<SavedAddress[]> {
  if (userID === null) return []
  try {
    const params = { id: userID, type: 'SHIPPING' } as const
    return (await api('GET admin/userManagement/getAddresses/{id}/type/{type}', { params, signal })).addresses
  } catch (error) {
    if (!isFailure(error)) throw error
    return []
  }
}
