import type { Edge } from '../edge.ts'
import { keptView } from '../kept/kept-view.ts'
import { LIMITS } from '../limits.ts'
import { createApiFetch } from '../page/api-fetch.ts'
import { createCookieJar } from '../page/cookie-jar.ts'
import { forwardedHeaders } from '../page/web-request.ts'
import type { Anybody } from './anybody.ts'
import { hashOf } from './recording.ts'
import type { SharedPage } from './shared-pages.ts'

/** Asks for all that a page was made of again, as somebody without anything of their own. */
export async function isUnchanged(
  { config, kept, metrics, traces }: Pick<Edge, 'config' | 'kept' | 'metrics' | 'traces'>,
  { request, serial }: Anybody,
  { calls }: SharedPage,
): Promise<boolean> {
  const jar = createCookieJar('')
  // What is kept for while the backend is away stays as young as what it said last.
  const view = keptView({ kept, headers: request.headers, jar, counted: () => {} })
  const ask = createApiFetch({
    apiOrigin: config.apiOrigin,
    forwarded: forwardedHeaders(request, config.publicOrigin),
    visitor: request.headers,
    jar,
    kept: {
      call(method, address) {
        const call = view.call(method, address)
        return call && { ...call, instead: () => null }
      },
    },
    times: { asking: () => () => {} },
    serial,
    requestId: request.id,
    span: traces.of(request.id),
    signal: AbortSignal.timeout(LIMITS.page),
    limit: Math.min(config.apiLimit, LIMITS.sharedAsking),
    counted: outcome => metrics.count('edge_api_calls_total', { outcome }),
  })
  const same = await Promise.all(
    [...calls].map(async ([address, hash]) => {
      const answer = await ask(address)
      return answer.status === 200 && hashOf(await answer.bytes()) === hash
    }),
  )
  return same.every(Boolean)
}
