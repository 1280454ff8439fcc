import { isApiError } from './api-error.ts'
import type { ErrorCode } from './errors.ts'

/** A session that is there, but was begun too long ago for what was asked. */
const TOO_OLD = 'sign-in-again' satisfies ErrorCode
/** Refusals of what was handed in, which come with the same status. */
const CREDENTIALS: ReadonlySet<string> = new Set<ErrorCode>(['wrong-credentials', 'identity-refused'])

/** Whether a call was refused because nobody is signed in any more, or too long ago: by the status, for backends have codes of their own. */
export const isSessionOver = (error: unknown): boolean =>
  isApiError(error) &&
  (error.code === TOO_OLD ||
    (error.status === 401 && !CREDENTIALS.has(error.code) && error.errors[0]?.field === undefined))
