import type { ErrorBody, RefusalCode } from './errors.ts'

interface Refusal {
  code: RefusalCode
  message: string
  field?: string | undefined
}

/** The backend understood and refused, or failed in a way it could name (API-3). */
export class ApiError extends Error {
  override name = 'ApiError'
  declare readonly call: string
  declare readonly status: number
  declare readonly errors: readonly Refusal[]
  /** Seconds after which the call may be made again, as the header says it; none where the answer names none. */
  declare readonly retryAfter: string | null | undefined

  constructor(call: string, status: number, answer: unknown, retryAfter?: string | null) {
    const errors = readErrors(answer)
    super(errors[0]?.message ?? '')
    this.call = call
    this.status = status
    this.errors = errors
    this.retryAfter = retryAfter
  }

  /** Of the first refusal, whose message is the error's; of one that names none, what its status says. */
  get code(): RefusalCode {
    return this.errors[0]?.code ?? (this.status === 401 ? 'not-signed-in' : 'unknown')
  }
}

/** By name, not by class: every release carries its own copy of this file. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError'

/**
 * No readable answer: offline, cut off, timed out, not JSON, or without what the contract promises. What was asked may or
 * may not have happened.
 */
export class NetworkError extends Error {
  override name = 'NetworkError'
  declare readonly call: string
  /** Field for want of which the answer could not be used; empty for the answer as a whole. */
  declare readonly field?: string

  constructor(call: string, cause: unknown) {
    super(`no answer to ${call}`, { cause })
    this.call = call
  }
}

/** By name, as `isApiError`. */
export const isNetworkError = (error: unknown): error is NetworkError =>
  error instanceof Error && error.name === 'NetworkError'

/** Another store's backend may answer anything: only texts in the agreed shape are taken. */
export function readErrors(answer: unknown): Refusal[] {
  const list = (answer as Partial<ErrorBody> | null)?.error?.errors
  if (!Array.isArray(list)) return []
  return list
    .filter(e => typeof e?.message === 'string')
    .map(e => ({
      ...e,
      code: String(e.code ?? 'unknown'),
      field: typeof e.field === 'string' ? e.field : undefined,
    }))
}
