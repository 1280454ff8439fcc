import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionText } from 'releases/composition'
import type { Composition } from 'shared-contracts/release/composition.ts'
import { HOST_NAME } from 'shared-contracts/release/host-name.ts'
import { KEPT } from 'shared-contracts/remote/server/kept-header.ts'
import { linkDictionary } from '../dictionary/routes.ts'
import type { Edge } from '../edge.ts'
import { inspectedBy } from '../inspect/inspected-by.ts'
import { keptView } from '../kept/kept-view.ts'
import { LIMITS } from '../limits.ts'
import { markerHtml } from '../preview/marker.ts'
import { openLink } from '../preview/open-link.ts'
import type { Shown } from '../preview/previews.ts'
import { anybodyIn } from '../shared/anybody.ts'
import { isUnchanged } from '../shared/is-unchanged.ts'
import { type Recording, recording } from '../shared/recording.ts'
import { sendShared } from '../shared/send-shared.ts'
import { coalesce } from './coalesce.ts'
import { composed, copied } from './composed.ts'
import { createCookieJar } from './cookie-jar.ts'
import { hintEarly } from './early-hints.ts'
import { type Begun, chunks } from './first-byte.ts'
import { HTML, headersOf, picturesOf, sayHeaders } from './from-host.ts'
import { countLoads } from './loads.ts'
import { newNonce } from './nonce.ts'
import { createPageTimes, type PageTimes, type Release } from './page-times.ts'
import { referralCookies } from './referral.ts'
import { type Rendered, render } from './render.ts'
import { pageHeaders } from './security.ts'
import { sendBody } from './send-body.ts'
import { cutSheets } from './sheets.ts'
import { unreachableHtml } from './unreachable.ts'
import { visitorOf } from './visitor.ts'

/** Answers any address that is not a file or a call: picks the releases, has the host render, streams. */
export function servePage(edge: Edge) {
  const secure = edge.config.publicOrigin.startsWith('https:')
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const visitor = visitorOf(request.cookies, secure)
    const nonce = newNonce()
    if (await openLink(edge, request, reply, visitor, nonce)) return reply
    const shown = await edge.previews.shown(request, visitor.id)
    const given = shown?.composition ?? (await compositionFor(edge, visitor.id, request))
    const inspected = inspectedBy(request, shown, edge.config.inspect)
    const composition = given && inspected ? { ...given, inspected } : given
    // A preview says nothing of how a release does among shoppers.
    const counted = composition && !shown && request.method === 'GET'
    if (counted) countGiven(edge, visitor.id, request.ip, composition)
    if (composition) {
      reply.header('x-arcade-serial', composition.serial)
      reply.header('x-arcade-session', sessionText(composition.serial, visitor.id, shown?.pass ?? null))
    }
    if (composition && edge.config.earlyHints) hintEarly(request, reply, composition.host)
    const own = [...(visitor.cookie ? [visitor.cookie] : []), ...referralCookies(request.query, secure)]

    const forAnybody = edge.config.sharedPages && counted && !inspected
    const anybody = composition && forAnybody ? anybodyIn(request, composition) : null
    const found = anybody && (await edge.shared.find(anybody.key, page => isUnchanged(edge, anybody, page)))
    if (composition && found && 'page' in found) {
      if (own.length > 0) reply.header('set-cookie', own)
      return sendShared(edge, request, reply, { page: found.page, nonce, composition })
    }
    const drawing = found && 'drawing' in found ? found.drawing : null
    const asked = drawing && anybody ? anybody.request : request
    const gone = new AbortController()
    const leave = () => {
      gone.abort(new Error('the visitor left'))
      edge.leaving(request.id)
      drawing?.end(null)
    }
    // Who left while all this was looked up is told of no more.
    if (reply.raw.destroyed) leave()
    else reply.raw.once('close', leave)
    const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(LIMITS.page)])
    const jar = createCookieJar(asked.headers.cookie, () => {
      edge.metrics.count('edge_late_cookies_total')
      request.log.warn('the API set cookies after the page had begun; they are lost')
    })
    const kept = keptView({
      kept: edge.kept,
      headers: asked.headers,
      jar,
      counted: why => edge.metrics.count('edge_stale_answers_total', { why }),
    })
    const counts = counted ? countLoads(edge.metrics) : null
    const releases = composition ? [composition.host, ...Object.values(composition.remotes)] : []
    const cut = (html: string) => cutSheets(html, nonce, releases, edge.code.styles)
    const recorded = drawing ? recording(drawing, { kept, loaded: counts, nonce, cut }) : null
    const loaded = recorded?.loaded ?? counts
    const times = createPageTimes()
    const begun =
      composition &&
      (await render(edge, {
        request: asked,
        composition: copied(composition),
        visitor: visitor.id,
        nonce,
        jar,
        times,
        signal,
        kept: recorded?.kept ?? kept,
        ...(recorded && {
          shared: true,
          headFirst: recorded.headFirst,
          failed: recorded.spoil,
        }),
        ...(loaded && { loaded }),
      }))
    if (begun) loaded?.({ name: HOST_NAME, release: begun.release })
    reply.headers(pageHeaders(nonce, [...edge.config.pictureOrigins, ...(begun ? picturesOf(begun) : [])]))
    const cookies = [...jar.fresh(), ...own]
    if (cookies.length > 0) reply.header('set-cookie', cookies)
    if (shown || inspected) reply.header('x-robots-tag', 'noindex')
    const age = kept.age()
    if (age !== null) reply.header(KEPT, age)
    // Who has left was refused nothing, and somebody would be woken because of it.
    if (begun || !gone.signal.aborted) {
      edge.metrics.count('edge_pages_total', { status: begun?.status ?? 503, host: begun?.release ?? 'none' })
      edge.metrics.pageTook(reply.elapsedTime / 1000)
      if (counted) edge.tally.took(visitor.id, reply.elapsedTime)
    }
    if (counted && begun) tellTurnedAway(edge, visitor.id, begun, times.owner())
    if (recorded) edge.metrics.count('edge_shared_pages_total', { what: 'drawn' })
    if (counted && begun) timeReleases(edge, times, composition, begun)
    if (!begun) return reply.code(503).header('retry-after', '20').type(HTML).send(unreachableHtml(nonce))
    return send(edge, request, reply, begun, { shown, composition, recorded })
  }
}

function countGiven(edge: Edge, visitor: string, address: string, composition: Composition): void {
  edge.tally.viewed(visitor, address, composition)
  for (const { name, release } of [composition.host, ...Object.values(composition.remotes)])
    edge.metrics.count('edge_given_total', { remote: name, release })
}

/** Counts for whose page it is, and for the host that drew it. */
function tellTurnedAway({ tally }: Edge, visitor: string, begun: Rendered, owner: Release | null): void {
  if (begun.status < 400 || begun.status >= 500) return
  tally.turnedAway(visitor, HOST_NAME, begun.release)
  if (owner) tally.turnedAway(visitor, owner.name, owner.release)
}

/** Of the host and of whose page it is. A host that stands in has waited for another first: such a page is nobody's measure. */
function timeReleases({ metrics }: Edge, times: PageTimes, { host }: Composition, begun: Rendered): void {
  if (begun.release !== host.release || begun.status >= 500) return
  const parts = times.parts()
  for (const { name, release } of [host, times.owner()].filter(one => one !== null))
    metrics.releaseTook({ remote: name, release }, parts)
}

async function compositionFor(
  edge: Edge,
  visitor: string,
  request: FastifyRequest,
): Promise<Composition | null> {
  const document = await edge.live.forPages()
  try {
    if (document) return composed(document, visitor)
  } catch (error) {
    request.log.error({ err: error }, 'nothing to compose')
  }
  return null
}

/** What follows the document's end is taken into its body, where no host minds it. */
async function* marked(begun: Begun, shown: Shown) {
  yield* chunks(begun)
  yield Buffer.from(markerHtml(shown.pass))
}

function send(
  edge: Edge,
  request: FastifyRequest,
  reply: FastifyReply,
  begun: Begun,
  {
    shown,
    composition,
    recorded,
  }: { shown: Shown | null; composition: Composition; recorded: Recording | null },
): FastifyReply {
  sayHeaders(reply, begun.status, headersOf(begun))
  if (request.method === 'HEAD' || !begun.first) {
    begun.rest?.cancel().catch(() => {})
    return reply.send()
  }
  if (begun.status === 200 && !shown) linkDictionary(request, reply, composition)
  const parts = shown ? marked(begun, shown) : (recorded?.through(begun) ?? chunks(begun))
  return sendBody(edge, request, reply, coalesce(parts))
}
