import { ALIVE_PATH, FAILURES_PATH } from 'shared-contracts/release/well-known.ts'
import { MAX_FAILURE_CHARACTERS, type RemoteFailure } from 'shared-contracts/remote/host.ts'
import type { Report } from '../areas/channel.ts'

/**
 * Tells the edge of a failure in this page; never waited for, never failing itself.
 * @param page what the page is made of at the time
 */
export function createReport(page: { serial: number }): Report {
  return failure => {
    const message = failure.message.slice(0, MAX_FAILURE_CHARACTERS)
    const body: RemoteFailure = { ...failure, message, serial: page.serial, where: 'page' }
    console.error(`${failure.remote}@${failure.release} failed in ${failure.phase}: ${message}`)
    navigator.sendBeacon?.(FAILURES_PATH, JSON.stringify(body))
  }
}

/** After hydration (ms): effects have run by then. */
const SETTLED_MS = 1_500

/** Tells the edge, once and after a while, that this page runs: a page that froze cannot. */
export function reportAlive(): void {
  setTimeout(() => navigator.sendBeacon?.(ALIVE_PATH), SETTLED_MS)
}
