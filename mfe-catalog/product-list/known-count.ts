import { isApiError } from 'shared-contracts/api/api-error.ts'
import { data } from 'shared-contracts/remote/runtime/router.ts'

const NOT_THERE = new Set([400, 404, 405, 501])

/** For `.catch` of a count: null where the backend has no such call, so that the list is as long as its parts say. @throws else */
export function uncounted(error: unknown): null {
  if (isApiError(error) && NOT_THERE.has(error.status)) return null
  throw error
}

/** @throws 502 where products are counted of which none can be read: their area says so, with a retry (API-5) */
export function unlessUnread(products: readonly unknown[], start: number, count: number): void {
  if (products.length === 0 && count > start) throw data(null, { status: 502 })
}

/** How long a list is that nobody counts: what is known of it, and as much again while parts come full. */
export const atLeast = (start: number, found: number, size: number): number =>
  start + found + (found === size ? size : 0)
