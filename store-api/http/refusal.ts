import { ERROR_STATUS, type ErrorCode } from 'shared-contracts/api/errors.ts'
import type { MessageKey, MessageValue } from '../language/messages.ts'

export interface Reason {
  code: ErrorCode
  message: MessageKey
  values?: Record<string, MessageValue>
  field?: string
}

interface Details {
  /** Text that says more than the code's own. */
  message?: MessageKey
  values?: Record<string, MessageValue>
  field?: string
  /** Seconds. */
  retryAfter?: number
}

/** Thrown to refuse a call; becomes an answer of API-3 in the visitor's language. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly reasons: readonly [Reason, ...Reason[]]
  readonly status: number
  readonly retryAfter: number | undefined

  constructor(reasons: ErrorCode | readonly [Reason, ...Reason[]], details: Details = {}) {
    const { retryAfter, message, ...rest } = details
    const list: readonly [Reason, ...Reason[]] =
      typeof reasons === 'string' ? [{ code: reasons, message: message ?? reasons, ...rest }] : reasons
    super(list[0].code)
    this.reasons = list
    this.status = ERROR_STATUS[list[0].code]
    this.retryAfter = retryAfter
  }
}
