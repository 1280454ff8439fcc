import { isRouteErrorResponse } from 'shared-contracts/remote/runtime/router.ts'

/** Whether what a loader refused is not there, or no longer. A 410 with words of its own, such as of a mailed link, says more. */
export const isMissing = (error: unknown): boolean =>
  isRouteErrorResponse(error) && (error.status === 404 || (error.status === 410 && !error.data))
