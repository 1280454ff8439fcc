import { ApiError, NetworkError } from 'shared-contracts/api/api-error.ts'
import { ERROR_STATUS, type ErrorCode } from 'shared-contracts/api/errors.ts'

/** A refusal as the backend gives it. */
export const refusal = (code: ErrorCode, message = `refused: ${code}`, field?: string) =>
  new ApiError('call', ERROR_STATUS[code], { error: { errors: [{ code, message, field }] } })

export const lost = () => new NetworkError('call', new Error('cut off'))
