import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { canaryOf, stopped } from 'releases/channels'
import { changeDocument, findChannel, type ReleaseSettings } from 'releases/document'
import type { ReleaseStore } from 'releases/store'
import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import type { LiveDocument } from '../document/live-document.ts'
import { LIMITS } from '../limits.ts'
import type { Log } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import type { createStops } from './stops.ts'
import type { Tally } from './tally.ts'
import { inWords, verdictOn } from './verdict.ts'

interface Options {
  live: LiveDocument
  stops: ReturnType<typeof createStops>
  tally: Tally
  store: ReleaseStore
  settings: ReleaseSettings
  log: Log
  metrics: Metrics
}

/** Who stands in the audit log for what the edge decides by itself. */
export const EDGE_ACTOR = 'edge'

/**
 * Stops canaries that are significantly worse than the release they are to replace (REL-4). Each edge decides from what it
 * saw; the write is compare-and-swap and changes nothing once the canary is out, so that of several edges one writes.
 * @returns one look at every canary
 */
export function watchCanaries({ live, stops, tally, store, settings, log, metrics }: Options) {
  return async function look(): Promise<void> {
    const document = await live.current()
    for (const [name, channel] of Object.entries(document?.remotes ?? {})) {
      const trial = canaryOf(channel)
      if (!document || !trial) continue
      const { canary, baseline } = trial
      const verdict = verdictOn(name, tally.of(name, canary), tally.of(name, baseline), tally.now())
      if (!verdict) continue
      const why = `${name} ${canary} ${inWords(verdict, LIMITS.window / 60_000)}`
      stops.add(live.accepted() ?? document, name, canary)
      metrics.count('edge_canary_stops_total', { remote: name, release: canary })
      log.error({ remote: name, release: canary, baseline, verdict }, 'canary stopped')
      await write(document, name, canary, why).catch(error =>
        log.error({ err: error, remote: name, release: canary }, 'the stop holds on this edge alone'),
      )
    }
  }

  async function write(seen: ReleaseDocument, name: string, canary: string, why: string): Promise<void> {
    if (!(await canSign(settings))) throw new Error('this edge has no signing key')
    const workspace = { settings: { ...settings, actor: EDGE_ACTOR }, store, now: () => new Date() }
    await changeDocument(workspace, {
      verb: 'stop',
      why,
      retry: true,
      about: () => ({ name, release: canary }),
      // A freeze holds off operators, not the stop of what fails.
      evenFrozen: true,
      edit(before) {
        const channel = findChannel(before, name)
        // Another rollout of the same release is another trial.
        const without =
          channel?.salt === seen.remotes[name]?.salt && channel ? stopped(channel, canary) : null
        return without && { ...before.remotes, [name]: without }
      },
    })
  }
}

/** Whether this process can sign; unlike the operators' command it never makes a key. */
export const canSign = async ({ signingKey, keys }: ReleaseSettings): Promise<boolean> =>
  signingKey !== null ||
  access(join(keys, 'signing.pem')).then(
    () => true,
    () => false,
  )
