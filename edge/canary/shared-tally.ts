import { randomUUID } from 'node:crypto'
import type { ReleaseStore } from 'releases/store'
import { LIMITS } from '../limits.ts'
import type { Log } from '../observability/log.ts'
import { KINDS } from './evidence.ts'
import type { Counts, Trial } from './verdict.ts'

/** What one edge counted of one canary; `trial` says which, in which rollout. */
type Trials = Record<string, Trial>
/** When it was told, ms, by the clock of the edge that was told it. */
interface Heard {
  at: number
  trials: Trials
}

export type SharedTally = ReturnType<typeof createSharedTally>

/**
 * One tally over all edges (REL-4): while canaries run each edge writes what it counted of them beside the release store, and
 * reads what the others did. Where the store cannot be written or read each edge judges by its own visitors alone.
 */
export function createSharedTally(
  store: Pick<ReleaseStore, 'writeTally' | 'readTallies'>,
  log: Log,
  now: () => number = Date.now,
) {
  const id = randomUUID()
  let asked = Number.NEGATIVE_INFINITY
  let others: Heard[] = []
  let silent = false

  return {
    /**
     * @param mine this edge's counts, by what tells one trial from another
     * @param begun since when each is under way, ms: what was told before is of another with the same shares
     * @returns those of the other edges, by the same
     */
    async exchange(
      mine: Record<string, Trial>,
      begun: Record<string, number> = {},
    ): Promise<Record<string, Trial[]>> {
      // A clock that was put back must not leave an edge alone until it has caught up.
      if (Object.keys(mine).length > 0 && Math.abs(now() - asked) >= LIMITS.tellEvery) {
        asked = now()
        try {
          const at = asked
          // The time is for edges of before, which go by it.
          await store.writeTally(id, JSON.stringify({ at, trials: mine }))
          const told = await store.readTallies({ edge: id, within: LIMITS.toldWithin })
          others = told.flatMap(({ edge, text, ago }) =>
            edge === id ? [] : read(text).map(trials => ({ at: at - ago, trials })),
          )
          silent = false
        } catch (error) {
          // A store that is away is told of once.
          if (!silent) log.warn({ err: error }, 'canaries are judged by visitors of this edge alone')
          silent = true
          others = []
        }
      }
      const fresh = others.slice(0, LIMITS.edgesHeard)
      return Object.fromEntries(
        Object.keys(mine).map(key => [
          key,
          fresh.flatMap(({ at, trials }) =>
            Object.hasOwn(trials, key) && at >= (begun[key] ?? 0) ? (trials[key] ?? []) : [],
          ),
        ]),
      )
    },
  }
}

/** @returns what an edge told; nothing of a text in any other shape: edges of two versions may stand side by side */
function read(text: string): Trials[] {
  try {
    const { trials } = JSON.parse(text) as { trials: Trials }
    return [Object.fromEntries(Object.entries(trials).filter(([, trial]) => isTrial(trial)))]
  } catch {
    return []
  }
}

/** No edge has more visitors than it remembers: whoever writes another number would have all of them count up to it. */
const isCount = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= LIMITS.visitorsKept
const isCounts = (counts: Counts | undefined) =>
  isCount(counts?.visitors) &&
  isCount(counts?.failed) &&
  Number(counts?.failed) <= Number(counts?.visitors) &&
  Array.isArray(counts?.networks) &&
  counts.networks.length <= LIMITS.networksThatFail &&
  counts.networks.every(one => typeof one === 'string')
const isTrial = (trial: Trial) =>
  KINDS.every(kind => isCounts(trial[kind]?.canary) && isCounts(trial[kind]?.baseline))
