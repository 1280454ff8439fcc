import type { PublishedRelease, ReleaseDocument } from 'shared-contracts/release/document.ts'
import type { Maps } from '../maps/mapped-stack.ts'
import { ReleaseError } from '../refusal.ts'
import type { ReleaseStore } from '../store/store.ts'
import { type Visit, visitsOf } from './addresses.ts'
import { openBrowser } from './browser.ts'
import { checksOf, unlike } from './checks.ts'
import { fillVisitsOf } from './fills.ts'
import { inSources, isPlaced, type Problem } from './in-sources.ts'
import { writePictures } from './pictures.ts'
import { NEW_VISITOR, prepareShopper } from './shopper.ts'
import { slotVisitsOf } from './slots.ts'
import { type Built, openStage, type Stage } from './stage.ts'
import { isTold, toldProblems } from './told-failures.ts'
import { LIMITS, type Seen, type Trial, visitOne } from './visit.ts'

/** Pages mostly wait: for files, for quiet. */
const MAX_PARALLEL = 2
/** Of each remote around a new host, for the second shopper: its own pages every remote has tried itself. */
const MAX_PAGES_AROUND_HOST = 2
const SECOND_DWELL_MS = 300
/** Of what no stack tells. */
const IN_SOURCES = 'file and line stand over the page at that address with `npm run dev`'
const SERVER_CAUGHT = 'the server part does not respond: something in it never ends'
const WAY_OUT = 'without the browser gate: --no-gate --reason "why it is safe"'

export interface Candidate {
  store: ReleaseStore
  live: ReleaseDocument
  candidate: PublishedRelease
  files: ReadonlyMap<string, Uint8Array>
  /** Source maps of what is tried: refusals name places in the sources by them. */
  maps: Maps
  /** Releases that are published together with it. */
  beside?: readonly Built[]
  api: string
  /** `e-mail:password` of a shopper in whose place pages are opened; null where there is none. */
  account: string | null
  /** Folder for pictures of what is seen; null where none are wanted. */
  pictures: string | null
}

/** What a release went through. */
export interface Passed {
  /** Addresses opened. */
  opened: string[]
  /** What could not be tried, and why, in words that follow "not tried". */
  untried: string[]
  /** What is no reason to refuse it, and had better be mended. */
  notes: string[]
  /** Paths of what was seen. */
  pictures: string[]
}

/**
 * Opens each path of a release in a real browser inside what is live, before anyone else can get it.
 * @throws ReleaseError with what was seen at which address, or why there can be no gate here
 */
export async function passGate(options: Candidate, limits = LIMITS): Promise<Passed> {
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
    const { shopper, missing } = await prepareShopper(origin, options.account)
    const slots = slotVisitsOf(candidate, shopper)
    const fills = fillVisitsOf(candidate, stage.releases, shopper)
    const expected = checksOf(candidate, shopper)
    const own = new Set(visits.map(({ address }) => address))
    const besides = expected.checks.filter(({ address }) => !own.has(address))
    const wanted: Omit<Trial, 'pictured'>[] = [
      ...visits.map(visit => ({ visit, shopper: NEW_VISITOR })),
      ...again(stage, candidate, visits).map(visit => ({ visit, shopper })),
      ...besides.map(({ pattern, address }) => ({ visit: { pattern, address }, shopper })),
      ...fills.map(visit => ({ visit, shopper })),
      ...slots.map(({ slot, address, press }) => ({ visit: { pattern: slot, address }, shopper, press })),
    ]
    const trials = wanted.map(trial => ({ ...trial, pictured: options.pictures !== null }))
    const seen = await visitAll(trials, trial =>
      visitOne(opened.browser, origin, trial, candidate, {
        ...limits,
        // What a page begins once it is calm, the new visitor has seen.
        ...(trial.shopper !== NEW_VISITOR && { dwell: Math.min(limits.dwell, SECOND_DWELL_MS) }),
      }),
    )
    const { pictures: folder } = options
    const pictures = folder === null ? [] : await writePictures(folder, candidate.name, seen)
    const frozen = seen.some(one => one.frozen)
    const told = failed(stage, candidate)
    const found = [
      ...inWords(seen.map(one => ({ ...one, problems: one.problems.filter(each => !isTold(each, told)) }))),
      ...(frozen
        ? [{ words: SERVER_CAUGHT, stack: await stage.caught(limits.answer) }]
        : nowhere(seen, visits).map(unplaced)),
      // One that holds the browser or the server ends the visits: what was not opened says nothing.
      ...(frozen || seen.some(({ stuck }) => stuck)
        ? []
        : unlike(expected.checks, seen.map(landing)).map(unplaced)),
      ...told,
    ]
    const reasons = [
      ...new Set(await Promise.all(found.map(one => inSources(options.maps, one, candidate.name)))),
    ]
    if (reasons.length > 0) {
      throw new ReleaseError('refused', `${candidate.name} ${candidate.release} does not work in a browser`, [
        ...reasons,
        ...(pictures.length > 0 ? [`see it yourself: ${pictures.length} pictures in ${folder}`] : []),
        ...(reasons.every(isPlaced) ? [] : [IN_SOURCES]),
        WAY_OUT,
      ])
    }
    return {
      opened: visits.map(({ address }) => address),
      untried: [...missing, ...expected.unmet, ...notSeen(seen, visits)],
      notes: candidate.kind === 'host' ? [] : untitled(seen, visits),
      pictures,
    }
  } finally {
    await opened.kill()
    await stage?.close()
  }
}

/** @returns what is opened in the second shopper's place */
const again = (
  { releases }: Stage,
  { kind }: PublishedRelease,
  visits: readonly Visit[],
): readonly Visit[] =>
  kind === 'host' ? releases.flatMap(one => visitsOf([one]).slice(0, MAX_PAGES_AROUND_HOST)) : visits

async function visitAll(trials: readonly Trial[], open: (trial: Trial) => Promise<Seen>): Promise<Seen[]> {
  const seen: Seen[] = []
  const waiting = [...trials]
  const visitor = async () => {
    for (let trial = waiting.shift(); trial; trial = waiting.shift()) {
      const first = await open(trial)
      // The backend may have been slow; a release that is at fault is so again.
      const one = first.unavailable ? await open(trial) : first
      seen.push(one)
      // One that holds the browser is reason enough.
      if (one.stuck || one.frozen) waiting.length = 0
    }
  }
  await Promise.all(Array.from({ length: MAX_PARALLEL }, visitor))
  return seen
}

const unplaced = (words: string): Problem => ({ words, stack: '' })
const landing = ({ visit, landed, status }: Seen) => ({ address: visit.address, landed, status })

/** What is wrong for everyone is said once: without in whose place it was seen. */
function inWords(seen: readonly Seen[]): Problem[] {
  const at = ({ visit, problems }: Seen) =>
    problems.map(({ words, stack }) => ({ words: `${visit.address}: ${words}`, stack }))
  const everyone = seen.filter(({ shopper }) => shopper === NEW_VISITOR).flatMap(at)
  const said = new Set(everyone.map(({ words }) => words))
  const others = seen.flatMap(one =>
    at(one)
      .filter(({ words }) => !said.has(words))
      .map(({ words, stack }) => ({ words: `${words} (${one.shopper.name})`, stack })),
  )
  return [...everyone, ...others]
}

/** Whether a page was shown at its own address, to anybody. */
const wasShown = (seen: readonly Seen[], { address }: Visit) =>
  seen.some(
    ({ visit, landed, status }) => visit.address === address && landed === pathOf(address) && status < 400,
  )
const pathOf = (address: string) => new URL(address, 'http://gate').pathname

/** A release none of whose pages is ever shown is no release. */
function nowhere(seen: readonly Seen[], visits: readonly Visit[]): string[] {
  if (visits.some(visit => wasShown(seen, visit))) return []
  return seen.map(({ visit, status, landed }) =>
    status >= 400
      ? `${visit.address}: the page answers with status ${status}`
      : `${visit.address}: leads to ${landed}`,
  )
}

function notSeen(seen: readonly Seen[], visits: readonly Visit[]): string[] {
  const pages = visits
    .filter(visit => !wasShown(seen, visit))
    .map(({ address }) => {
      const one = seen.findLast(({ visit }) => visit.address === address)
      return `${address}: ${one && one.status >= 400 ? `status ${one.status}` : `it leads to ${one?.landed}`}`
    })
  const slots = seen
    .filter(({ pressed }) => !pressed)
    .map(({ visit }) => `slot ${visit.pattern}: nothing to press at ${visit.address}`)
  return [...pages, ...slots]
}

/** The start page is the store's: its name may be all there is to say. */
const untitled = (seen: readonly Seen[], visits: readonly Visit[]): string[] =>
  visits
    .filter(visit => pathOf(visit.address) !== '/' && wasShown(seen, visit))
    .filter(visit => seen.some(one => one.visit === visit && one.status < 400 && one.untitled))
    .map(
      ({ address }) =>
        `${address}: the page has no title of its own (\`meta\`): tabs, search engines and screen readers are told the store's name`,
    )

const failed = (stage: Stage, { name, release }: PublishedRelease): Problem[] =>
  toldProblems(stage.failures().filter(failure => failure.remote === name && failure.release === release))

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
