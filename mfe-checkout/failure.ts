import { isApiError } from 'shared-contracts/api/api-error.ts'

/**
 * What a failed call means for the shopper.
 * - `refused`: the backend said no; nothing happened. `message` is in their language, empty when it gave none.
 * - `busy`: nothing was decided yet; the same call may be made again.
 * - `unclear`: no usable answer; it may or may not have happened.
 */
export interface Failure {
  kind: 'refused' | 'busy' | 'unclear'
  code: string
  message: string
  field: string | undefined
}

const BUSY = new Set(['in-progress', 'too-many'])
/** Server faults that the backend names as an outcome rather than as a crash. */
const NAMED_FAULTS = new Set(['payment-provider'])

/** @throws whatever is neither a refusal nor a lost answer: an aborted call, a mistake in the code */
export function readFailure(error: unknown): Failure {
  if (isApiError(error)) {
    const { code, message, status } = error
    const kind = BUSY.has(code) ? 'busy' : status < 500 || NAMED_FAULTS.has(code) ? 'refused' : 'unclear'
    return { kind, code, message: kind === 'refused' ? message : '', field: error.errors[0]?.field }
  }
  // By name, like the other: every release carries its own copy of the class.
  if (error instanceof Error && error.name === 'NetworkError')
    return { kind: 'unclear', code: 'unclear', message: '', field: undefined }
  throw error
}
