import { canaryOf } from 'releases/channels'
import type { LiveDocument } from '../document/live-document.ts'
import { LIMITS } from '../limits.ts'
import type { Log } from '../observability/log.ts'
import { EVIDENCE } from './evidence.ts'
import { createQuarantine } from './quarantine.ts'
import type { TakeOff } from './take-off.ts'
import type { Tally } from './tally.ts'
import { inWords, verdictOn } from './verdict.ts'
import type { Stop } from './write-stop.ts'

interface Options {
  live: LiveDocument
  tally: Tally
  takeOff: TakeOff
  /** Has a mark written into the release document. */
  write(stop: Stop): Promise<void>
  log: Log
}

/**
 * Stops canaries that are significantly worse than the release they are to replace (REL-4). Each edge decides from what it
 * saw. What pages say only pauses a canary, for anyone can say it; the write is compare-and-swap and changes nothing once the canary is out, so that of several edges one writes.
 * @returns one look at every canary
 */
export function watchCanaries({ live, tally, takeOff, write, log }: Options) {
  const quarantine = createQuarantine({ live, tally, write, log })
  return async function look(): Promise<void> {
    const document = await live.current()
    for (const [name, channel] of Object.entries(document?.remotes ?? {})) {
      const trial = canaryOf(channel)
      if (!trial) {
        await quarantine(name, channel)
        continue
      }
      const { canary, baseline } = trial
      const verdict = verdictOn(name, tally.of(name, canary), tally.of(name, baseline), tally.now())
      if (!verdict) continue
      const why = `${name} ${canary} ${inWords(verdict, LIMITS.window / 60_000)}`
      await takeOff(EVIDENCE[verdict.kind].act, name, canary, why, { baseline, verdict })
    }
  }
}
