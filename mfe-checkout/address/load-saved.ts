import type { SavedAddress } from 'shared-contracts/api/account/addresses.ts'
import { isFailure } from 'shared-contracts/api/failure.ts'
import type { App } from 'shared-contracts/remote/runtime/app.ts'
import { visitorKnown } from 'shared-contracts/remote/state/visitor-known.ts'

/** The account's delivery addresses, the default first; none for a guest, or when they do not load. */
export async function loadSaved(
  { api, state }: Pick<App, 'api' | 'state'>,
  signal: AbortSignal,
): Promise<SavedAddress[]> {
  await visitorKnown(state, signal)
  const { userID } = state.$session.get()
  if (userID === null) return []
  try {
    const params = { id: userID, type: 'SHIPPING' } as const
    return (await api('GET admin/userManagement/getAddresses/{id}/type/{type}', { params, signal })).addresses
  } catch (error) {
    if (!isFailure(error)) throw error
    return []
  }
}
