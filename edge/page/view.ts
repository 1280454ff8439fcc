import type { FastifyRequest } from 'fastify'
import type { Composition } from 'shared-contracts/release/composition.ts'
import type { PublishedRelease } from 'shared-contracts/release/document.ts'
import { HOST_NAME } from 'shared-contracts/release/host-name.ts'
import type { HostRequest, RemoteFailure } from 'shared-contracts/remote/host.ts'
import { NotAtHand } from '../code/not-at-hand.ts'
import type { Edge } from '../edge.ts'
import { browserName } from '../faults/browser-name.ts'
import type { SeenFailure } from '../faults/groups.ts'
import type { KeptView } from '../kept/kept-view.ts'
import { type Log, loggable } from '../observability/log.ts'
import { createApiFetch } from './api-fetch.ts'
import { assetsHtml, besideAssetsHtml, lastAssetsHtml } from './assets.ts'
import type { CookieJar } from './cookie-jar.ts'
import type { Loaded } from './loads.ts'
import type { PageTimes } from './page-times.ts'
import { forwardedHeaders, webRequest } from './web-request.ts'

export interface ViewOptions {
  request: FastifyRequest
  composition: Composition
  /** The visitor's id. */
  visitor: string
  nonce: string
  jar: CookieJar
  kept: KeptView
  times: PageTimes
  signal: AbortSignal
  /** Of remotes, where the view counts. */
  loaded?: Loaded
  /** Others may be sent the page as well. */
  shared?: boolean
  /** Told when the head is written before the body: its sheets are whole, though the page would take parts of them. */
  headFirst?(): void
  /** Told when something of a release failed: the page is not as others' would be. */
  failed?(): void
}

/** What a host release is given to render one page view with (`HostRequest`). Made anew for each attempt. */
export function createView(edge: Edge, options: ViewOptions): HostRequest {
  const { request, composition, visitor, nonce, jar, kept, times, signal, loaded, shared, failed } = options
  const { config, code, metrics } = edge
  const remotes = new Map(Object.entries(composition.remotes))
  const trusted = new Set([composition.host, ...remotes.values()])
  // Of a view that is over nobody would say that it ends.
  const entering = (release: PublishedRelease) =>
    signal.aborted || edge.entering(request.id, pathOf(request.url), release)
  entering(composition.host)
  // Releases whose code this edge could not have: that counts against none of them.
  const notAtHand = new Set<string>()
  const keyOf = (name: string, id: string) => `${name} ${id}`
  const used = { host: composition.host, remotes, trusted, styles: code.styles }
  return {
    request: webRequest(request, config.publicOrigin, signal),
    composition,
    nonce,
    signal,
    ...(shared && { shared }),
    assets(wanted) {
      // Whose page it is, also where the browser alone draws it.
      const owner = wanted.remote === null ? undefined : remotes.get(wanted.remote)
      if (owner) {
        times.owned(owner)
        loaded?.(owner)
      }
      if (wanted.html === null) options.headFirst?.()
      return assetsHtml(nonce, used, wanted)
    },
    besideAssets: beside => besideAssetsHtml(nonce, used, beside),
    lastAssets: wanted => lastAssetsHtml(nonce, used, wanted),
    fetch: createApiFetch({
      apiOrigin: config.apiOrigin,
      forwarded: forwardedHeaders(request, config.publicOrigin),
      visitor: request.headers,
      jar,
      kept,
      times,
      serial: composition.serial,
      requestId: request.id,
      span: edge.traces.of(request.id),
      signal,
      limit: config.apiLimit,
      counted: outcome => metrics.count('edge_api_calls_total', { outcome }),
    }),
    async nodeEntry(name, id) {
      const release = releaseOf(composition, name, id)
      const address = await code.entry(release).catch(error => {
        if (error instanceof NotAtHand) notAtHand.add(keyOf(name, id))
        throw error
      })
      // What was asked for last is what the server renders, and so what the page should start with.
      if (name !== HOST_NAME) {
        remotes.set(name, release)
        loaded?.(release)
      }
      trusted.add(release)
      entering(release)
      return address
    },
    report(failure) {
      if (failure.phase !== 'backend') failed?.()
      const whose = notAtHand.has(keyOf(failure.remote, failure.release)) ? null : visitor
      reportFailure(edge, request.log, failure, whose, seenIn(request))
    },
  }
}

function releaseOf(composition: Composition, name: string, id: string): PublishedRelease {
  const chain = Object.hasOwn(composition.lastGood, name) ? (composition.lastGood[name] ?? []) : []
  const active = Object.hasOwn(composition.remotes, name) ? composition.remotes[name] : undefined
  const release = [composition.host, active, ...chain].find(r => r?.name === name && r.release === id)
  if (release) return release
  throw new Error(`${name} ${id} is not part of this page's composition`)
}

const MAX_PATH = 200
const pathOf = (url: string) => url.replace(/[?#].*/, '').slice(0, MAX_PATH)

type SeenIn = Pick<SeenFailure, 'path' | 'browser' | 'language'>
const NOWHERE: SeenIn = { path: '', browser: '', language: '' }

/** @returns where a request's page is seen: nothing of it says who someone is */
export const seenIn = ({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): SeenIn => ({
  path: loggable(url),
  browser: browserName(headers['user-agent']),
  language: headers['accept-language']?.split(/[,;]/, 1)[0]?.slice(0, 20) ?? '',
})

/**
 * Logs and counts what went wrong in composing a page (REL-3). What the backend answered wrongly counts against no release (API-5).
 * @param visitor for whom, null when nobody can say
 * @param seenIn where it was seen, as far as that is known
 */
export function reportFailure(
  edge: Edge,
  log: Log,
  failure: RemoteFailure,
  visitor: string | null,
  seenIn: SeenIn = NOWHERE,
): void {
  const { remote, release, phase, where } = failure
  if (phase === 'backend') {
    edge.metrics.count('edge_backend_faults_total', { where })
    log.warn({ where, message: failure.message }, 'backend answered wrongly')
    return
  }
  edge.metrics.count('edge_failures_total', { remote, release, phase, where })
  if (visitor !== null) edge.tally.failed(visitor, remote, release, where)
  const [message = '', ...stack] = failure.message.split('\n')
  edge.failures.add({ remote, release, phase, where, message, stack: stack.join('\n'), ...seenIn })
  log.warn({ ...failure, path: seenIn.path }, 'remote failed')
}
