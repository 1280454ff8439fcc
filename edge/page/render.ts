import type { PublishedRelease } from 'shared-contracts/release/document.ts'
import { HOST_NAME } from 'shared-contracts/release/host-name.ts'
import type { RemoteFailure } from 'shared-contracts/remote/host.ts'
import { runningTime } from 'shared-contracts/remote/server/running-time.ts'
import { NotAtHand } from '../code/not-at-hand.ts'
import type { Edge } from '../edge.ts'
import { LIMITS } from '../limits.ts'
import { running } from '../process/uncaught.ts'
import { type Begun, firstByte } from './first-byte.ts'
import { createView, reportFailure, seenIn, type ViewOptions } from './view.ts'

/** A page that has begun, and the release of the host that made it. */
export type Rendered = Begun & { release: string }

/**
 * Has the active host release render, else those that served before it (REL-3).
 * @returns null when none of them does, or the visitor left
 */
export async function render(edge: Edge, options: ViewOptions): Promise<Rendered | null> {
  const { composition, request, visitor, signal } = options
  const candidates = [composition.host, ...(composition.lastGood[HOST_NAME] ?? [])]
  for (const [index, host] of candidates.entries()) {
    try {
      return { ...(await attempt(edge, options, host)), release: host.release }
    } catch (error) {
      if (signal.aborted) return null
      const failure: RemoteFailure = {
        remote: host.name,
        release: host.release,
        phase: error instanceof LoadError ? 'load' : 'render',
        serial: composition.serial,
        where: 'edge',
        fellBackTo: candidates[index + 1]?.release ?? null,
        message: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }
      options.failed?.()
      const isOwnTrouble = error instanceof LoadError && error.cause instanceof NotAtHand
      reportFailure(edge, request.log, failure, isOwnTrouble ? null : visitor, seenIn(request))
    }
  }
  return null
}

class LoadError extends Error {}

async function attempt(edge: Edge, options: ViewOptions, host: PublishedRelease): Promise<Begun> {
  const over = new AbortController()
  const limit = runningTime(edge.config.apiLimit + LIMITS.firstByte)
  const late = () => over.abort(new Error('no first byte in time'))
  limit.addEventListener('abort', late)
  const signal = AbortSignal.any([options.signal, over.signal])
  const renderPage = await edge.hosts.load(host).catch(cause => {
    throw new LoadError(cause instanceof Error ? cause.message : String(cause), { cause })
  })
  try {
    options.signal.throwIfAborted()
    const composition = { ...options.composition, host }
    const { request, visitor } = options
    const page = { visitor, serial: composition.serial, log: request.log }
    const rendered = running.run(page, () =>
      renderPage(createView(edge, { ...options, composition, signal })),
    )
    return await firstByte(rendered, signal)
  } catch (error) {
    // What the host began for this attempt ends with it.
    over.abort(error)
    throw error
  } finally {
    limit.removeEventListener('abort', late)
  }
}
