import { isApiError, isNetworkError } from './api-error.ts'
import type { ErrorCode, RefusalCode } from './errors.ts'

/**
 * What a failed call means for the shopper.
 * - `refused`: the backend said no; nothing happened.
 * - `busy`: nothing was decided yet; the same call may be made again.
 * - `unclear`: no usable answer; it may or may not have happened.
 */
export interface Failure {
  kind: 'refused' | 'busy' | 'unclear'
  /** The backend's code, of a 429 always `too-many`; `unclear` without a readable answer. */
  code: RefusalCode | 'unclear'
  /** The backend's own words in the shopper's language (API-3), also of a fault of its own; empty without an answer. */
  message: string
  /** Path of the field at fault, e.g. `body.emailID`. */
  field: string | undefined
}

/** HTTP's own: what stands before a backend says it too, and knows none of its codes. */
const TOO_MANY = 429
const BUSY: ReadonlySet<string> = new Set<ErrorCode>(['in-progress', 'too-many'])
/** Server faults that the backend names as an outcome rather than as a crash. */
const NAMED_FAULTS: ReadonlySet<string> = new Set<ErrorCode>(['payment-provider'])

/** Whether an error is a call's: a refusal, or no answer. Else it is an aborted call or a mistake in the code. */
export const isFailure = (error: unknown): boolean => isApiError(error) || isNetworkError(error)

/** For `.catch` of a call that a page does well without: null for whatever the backend failed at. @throws what is our own fault */
export function doWithout(error: unknown): null {
  if (isFailure(error)) return null
  throw error
}

/** @throws whatever is no failure of a call */
export function readFailure(error: unknown): Failure {
  if (isApiError(error)) {
    const { message, status } = error
    const code = status === TOO_MANY ? 'too-many' : error.code
    const kind = BUSY.has(code) ? 'busy' : status < 500 || NAMED_FAULTS.has(code) ? 'refused' : 'unclear'
    return { kind, code, message, field: error.errors[0]?.field }
  }
  if (isNetworkError(error)) return { kind: 'unclear', code: 'unclear', message: '', field: undefined }
  throw error
}
