import type { PublishedRelease, ReleaseDocument } from 'shared-contracts/release/document.ts'
import { ReleaseError } from '../refusal.ts'
import type { ReleaseStore } from '../store/store.ts'
import { type Visit, visitsOf } from './addresses.ts'
import { openBrowser } from './browser.ts'
import { openStage, type Stage } from './stage.ts'
import { LIMITS, type Seen, visitOne } from './visit.ts'

/** Pages mostly wait: for files, for quiet. */
const MAX_PARALLEL = 2
const WAY_OUT = 'without the browser gate: --no-gate --reason "why it is safe"'

export interface Candidate {
  store: ReleaseStore
  live: ReleaseDocument
  candidate: PublishedRelease
  files: ReadonlyMap<string, Uint8Array>
  api: string
}

/**
 * Opens each path of a release in a real browser inside what is live, before anyone else can get it.
 * @returns the addresses opened
 * @throws ReleaseError with what was seen at which address, or why there can be no gate here
 */
export async function passGate(options: Candidate, limits = LIMITS): Promise<string[]> {
  await reachable(options.api)
  const opened = await openBrowser()
  if (!opened) {
    throw new ReleaseError('refused', 'there is no browser on this machine to try the release in', [
      'Chromium is found at its usual places, or by CHROMIUM_PATH',
      WAY_OUT,
    ])
  }
  let stage: Stage | null = null
  try {
    stage = await openStage(options)
    const { candidate } = options
    // Every page is a host's page.
    const visits = visitsOf(candidate.kind === 'host' ? stage.releases : [candidate])
    const { origin } = stage
    const seen = await visitAll(visits, visit => visitOne(opened.browser, origin, visit, candidate, limits))
    const reasons = [...seen.flatMap(inWords), ...failed(stage, candidate)]
    if (reasons.length > 0) {
      throw new ReleaseError('refused', `${candidate.name} ${candidate.release} does not work in a browser`, [
        ...reasons,
        WAY_OUT,
      ])
    }
    return visits.map(({ address }) => address)
  } finally {
    await opened.kill()
    await stage?.close()
  }
}

async function visitAll(visits: readonly Visit[], open: (visit: Visit) => Promise<Seen>): Promise<Seen[]> {
  const seen: Seen[] = []
  const waiting = [...visits]
  const visitor = async () => {
    for (let visit = waiting.shift(); visit; visit = waiting.shift()) {
      const first = await open(visit)
      // The backend may have been slow; a release that is at fault is so again.
      const one = first.unavailable ? await open(visit) : first
      seen.push(one)
      // One that holds the browser is reason enough.
      if (one.stuck) waiting.length = 0
    }
  }
  await Promise.all(Array.from({ length: MAX_PARALLEL }, visitor))
  return seen
}

const inWords = ({ visit, problems }: Seen) => problems.map(problem => `${visit.address}: ${problem}`)

function failed(stage: Stage, { name, release }: PublishedRelease): string[] {
  const own = stage.failures().filter(failure => failure.remote === name && failure.release === release)
  return [...new Set(own.map(({ phase, message }) => `fails in ${phase}: ${message.split('\n')[0]}`))]
}

async function reachable(api: string): Promise<void> {
  try {
    await fetch(api, { signal: AbortSignal.timeout(5_000), redirect: 'manual' })
  } catch {
    throw new ReleaseError('refused', `no backend answers at ${api}: the release cannot be tried`, [
      'start the shop, or name a backend: --api http://host:port (or API_ORIGIN)',
      WAY_OUT,
    ])
  }
}
