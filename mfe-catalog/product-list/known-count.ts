import { isApiError } from 'shared-contracts/api/api-error.ts'

const NOT_THERE = new Set([400, 404, 405, 501])

/** For `.catch` of a count: null where the backend has no such call, so that the list is as long as its parts say. @throws else */
export function uncounted(error: unknown): null {
  if (isApiError(error) && NOT_THERE.has(error.status)) return null
  throw error
}

/**
 * How long a list is. One that nobody counts, or that holds more already than its count says (some backends answer -1 for what they do not
 * know), has what is known of it, and as much again while parts come full.
 * @param start position of the part that came, `found` entries of at most `size`
 */
export function lengthOf(
  counted: { count: number } | null,
  start: number,
  found: number,
  size: number,
): number {
  const known = start + found
  return counted && counted.count >= known ? counted.count : known + (found === size ? size : 0)
}
