import { AsyncLocalStorage } from 'node:async_hooks'
import { join } from 'node:path'
import type { Edge } from '../edge.ts'
import type { Log } from '../observability/log.ts'
import { reportFailure } from '../page/view.ts'
import { type Blame, releaseIn } from './blame.ts'

/** The page view in which code runs, also after the page was sent. */
export interface Running {
  visitor: string
  serial: number
  log: Log
}

export const running = new AsyncLocalStorage<Running>()

/** @returns the words to be logged for anything that may be thrown; never throws itself */
function wordsOf(error: unknown): string {
  try {
    return error instanceof Error ? String(error.stack ?? error.message) : String(error)
  } catch {
    return 'something that cannot be shown'
  }
}

/**
 * Reports what nobody caught to the release whose code it was (REL-3): the process goes on.
 * @param log for what happened outside any page view
 * @returns whose it was, to be remembered beyond this process; null when it was no release's
 */
export async function reportUncaught(edge: Edge, log: Log, error: unknown): Promise<Blame | null> {
  const message = wordsOf(error)
  const page = running.getStore()
  const found = releaseIn(message, join(edge.config.cache, 'code'))
  if (!found) {
    edge.metrics.count('edge_failures_total', {
      remote: 'unknown',
      release: 'unknown',
      phase: 'uncaught',
      where: 'edge',
    })
    ;(page?.log ?? log).error({ message }, 'uncaught, by no release that could be told')
    return null
  }
  reportFailure(
    edge,
    page?.log ?? log,
    {
      remote: found.name,
      release: found.release,
      phase: 'render',
      serial: page?.serial ?? edge.live.last()?.serial ?? 0,
      where: 'edge',
      fellBackTo: null,
      message: `uncaught: ${message}`,
    },
    page?.visitor ?? null,
  )
  return edge.blames.add(found)
}
