import { data } from 'shared-contracts/remote/runtime/router.ts'
import { isApiError } from '../api/api-error.ts'
import type { ErrorCode } from '../api/errors.ts'

const GONE = 'no-longer-sold' satisfies ErrorCode
const NOT_THERE = new Set([400, 404])

/**
 * For `.catch`: what the backend does not have, or could never have by that name, is a page that does not
 * exist (RTE-8); what it says was there once is one that is gone.
 * @throws 404 or 410 for the host's not-found view; every other failure as it is
 */
export function missingIsNotFound(error: unknown): never {
  if (isApiError(error) && error.code === GONE) throw data(null, { status: 410 })
  if (isApiError(error) && NOT_THERE.has(error.status)) throw data(null, { status: 404 })
  throw error
}
