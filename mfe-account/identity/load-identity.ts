import { isApiError } from 'shared-contracts/api/api-error.ts'
import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { ErrorCode } from 'shared-contracts/api/errors.ts'

/**
 * What is kept of the verified contact, its number masked, and the pictures; null in their place for who signed in too long ago to see
 * them unasked. @throws ApiError, NetworkError
 */
export async function loadIdentity({ api, id, signal }: { api: ApiClient; id: string; signal: AbortSignal }) {
  const [{ contact }, images] = await Promise.all([
    api('GET admin/userManagement/verifiedContact/idNumber', { signal }),
    api('GET admin/userManagement/image/user/{id}', {
      params: { id },
      query: { verifiedContact: 'true' },
      signal,
    }).catch(error => {
      if (!isTooOld(error)) throw error
      return null
    }),
  ])
  return { accountID: id, contact, pictures: images?.verifiedContact ?? null }
}

const TOO_OLD = 'sign-in-again' satisfies ErrorCode
const isTooOld = (error: unknown): boolean => isApiError(error) && error.code === TOO_OLD
