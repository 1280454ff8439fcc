import { isApiError } from 'shared-contracts/api/api-error.ts'

const NOT_THERE = new Set([400, 404, 405, 501])

/** For `.catch` of a count: null where the backend has no such call, so that the list is as long as its parts say. @throws else */
export function uncounted(error: unknown): null {
  if (isApiError(error) && NOT_THERE.has(error.status)) return null
  throw error
}

/** How long a list is that nobody counts: what is known of it, and as much again while parts come full. */
export const atLeast = (start: number, found: number, size: number): number =>
  start + found + (found === size ? size : 0)
