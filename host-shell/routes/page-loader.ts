import type { LoaderFunctionArgs } from 'react-router-dom'
import { isApiError } from 'shared-contracts/api/api-error.ts'
import { data, isRouteErrorResponse } from 'shared-contracts/remote/runtime/router.ts'
import type { OwnAreas } from '../areas/areas.ts'
import { STALL_LIMIT_MS, unlessStalled } from './stalled.ts'

/**
 * Runs a page's loader from the release that works. A refusal of the backend becomes the router's error response; a
 * defect of the release, hanging too, takes the release before it.
 * @param calling whether a call of the backend is under way: on the server their time is limited already
 * @returns null where the area has no page to show
 */
export async function loadPage(
  areas: OwnAreas,
  pattern: string,
  args: LoaderFunctionArgs,
  where: 'server' | 'page',
  calling: () => boolean = () => false,
): Promise<unknown> {
  for (;;) {
    const area = await areas.load(pattern)
    if (area.status !== 'ready') return null
    try {
      const loading = Promise.resolve(area.module.loader?.(args))
      return (await unlessStalled(loading, calling, STALL_LIMIT_MS[where])) ?? null
    } catch (error) {
      if (args.request.signal.aborted || isAnswer(error)) throw error
      // An answer that came and cannot be used would be the same if asked for again at once (API-5).
      if (isNetworkError(error) && !('field' in error) && where === 'server') {
        areas.defer(pattern)
        return null
      }
      const refusal = asAnswer(error)
      if (refusal) throw refusal
      areas.markBroken(pattern, 'loader', error)
    }
  }
}

const isAnswer = (thrown: unknown): boolean =>
  thrown instanceof Response ||
  isRouteErrorResponse(thrown) ||
  (thrown as { type?: unknown } | null)?.type === 'DataWithResponseInit'

// By name, not by class: a release may carry its own copy of the client.
const isNetworkError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'NetworkError'

function asAnswer(error: unknown) {
  if (isNetworkError(error)) return data(null, { status: 'field' in error ? 502 : 503 })
  if (isApiError(error)) return data(error.message || null, { status: error.status })
  return null
}
