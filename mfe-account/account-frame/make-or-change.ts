import { isApiError } from 'shared-contracts/api/api-error.ts'
import type { ErrorCode } from 'shared-contracts/api/errors.ts'

const THERE: ErrorCode = 'already-there'

/**
 * Makes what an account has one of, or changes it where there is one that the page does not know of: the answer to making it was
 * lost, or it was made in another tab.
 */
export const makeOrChange = <T>(make: () => Promise<T>, change: () => Promise<T>): Promise<T> =>
  make().catch(error => {
    if (isApiError(error) && error.code === THERE) return change()
    throw error
  })
