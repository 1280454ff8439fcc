import { isApiError } from './api-error.ts'

const NO_CALL = new Set([404, 405, 501])

/** So a backend answers that has no such call; of a call that names nothing by its id. */
export const isNoCall = (error: unknown): boolean => isApiError(error) && NO_CALL.has(error.status)
