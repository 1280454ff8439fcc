import { canaryOf } from 'releases/channels'
import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import type { LiveDocument } from '../document/live-document.ts'
import { LIMITS } from '../limits.ts'
import type { Log } from '../observability/log.ts'
import { EVIDENCE } from './evidence.ts'
import { createQuarantine } from './quarantine.ts'
import type { SharedTally } from './shared-tally.ts'
import type { TakeOff } from './take-off.ts'
import type { Tally } from './tally.ts'
import { inWords, trialOf, verdictOn } from './verdict.ts'
import { rolloutOf } from './without.ts'
import type { Stop } from './write-stop.ts'

interface Options {
  live: LiveDocument
  tally: Tally
  shared: SharedTally
  takeOff: TakeOff
  /** Has a mark written into the release document. */
  write(stop: Stop): Promise<void>
  log: Log
}

/**
 * Stops canaries that are significantly worse than the release they are to replace (REL-4). Each edge decides from what all of them
 * counted. What pages say only pauses a canary, for anyone can say it; the write is compare-and-swap and changes nothing once the canary is out, so that of several edges one writes.
 * @returns what evaluates every canary once
 */
export function watchCanaries({ live, tally, shared, takeOff, write, log }: Options) {
  const quarantine = createQuarantine({ live, tally, write, log })
  const beginTrials = createTrials(tally)
  return async function evaluate(): Promise<void> {
    const document = await live.current()
    beginTrials(live.accepted())
    const channels = Object.entries(document?.remotes ?? {})
    const trials = channels.flatMap(([name, channel]) => {
      const trial = canaryOf(channel)
      if (!trial) return []
      const mine = trialOf(name, tally.of(name, trial.canary), tally.of(name, trial.baseline), tally.now())
      return [{ name, ...trial, key: `${name} ${rolloutOf(channel)}`, mine }]
    })
    for (const [name, channel] of channels) if (!canaryOf(channel)) await quarantine(name, channel)
    const elsewhere = await shared.exchange(
      Object.fromEntries(trials.map(({ key, mine }) => [key, mine])),
      Object.fromEntries(trials.map(({ key, name, canary }) => [key, tally.begun(name, canary)])),
    )
    for (const { name, canary, baseline, key, mine } of trials) {
      const verdict = verdictOn(name, [mine, ...(elsewhere[key] ?? [])])
      if (!verdict) continue
      const why = `${name} ${canary} ${inWords(verdict, LIMITS.window / 60_000)}`
      await takeOff(EVIDENCE[verdict.kind].act, name, canary, why, { baseline, verdict })
    }
  }
}

/** @returns has the newest release of a channel judged by what is seen from now on, once an operator has decided about it anew */
function createTrials(tally: Pick<Tally, 'begins'>) {
  const known = new Map<string, string>()
  return (signed: ReleaseDocument | null): void => {
    for (const [name, channel] of Object.entries(signed?.remotes ?? {})) {
      const rollout = rolloutOf(channel)
      const before = known.get(name)
      known.set(name, rollout)
      const newest = channel.active.at(-1)
      if (newest && before !== undefined && before !== rollout) tally.begins(name, newest.release)
    }
  }
}
