import type { LiveDocument } from '../document/live-document.ts'
import type { Log } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import type { Stops } from './stops.ts'
import { without } from './without.ts'
import type { Stop } from './write-stop.ts'

interface Options {
  live: LiveDocument
  stops: Stops
  log: Log
  metrics: Metrics
  /** Has a stop written into the release document. */
  write(stop: Stop): Promise<void>
}

/** @param act `stop` blocks the release; `pause` holds on this edge alone, until an operator has looked and changes the channel */
export type TakeOff = (
  act: 'stop' | 'pause',
  name: string,
  release: string,
  why: string,
  details: object,
) => Promise<void>

const WORDS = { stop: 'release taken off', pause: 'canary paused: an operator must look' } as const

/** @returns takes a release out of service on this edge at once, and has that written; nothing when it serves nobody or nothing could take over */
export function createTakeOff({ live, stops, log, metrics, write }: Options): TakeOff {
  return async (act, name, release, why, details) => {
    const document = live.last()
    const signed = live.accepted()
    const channel = document?.remotes[name]
    const salt = signed?.remotes[name]?.salt
    if (!signed || !channel || salt === undefined) return
    const about = { remote: name, release, ...details }
    if (!channel.active.some(active => active.release === release)) return
    if (!without(document, channel, release)) {
      log.error(about, 'release fails; nothing could take over, so it serves on')
      return
    }
    const kept = stops.add(signed, name, release)
    metrics.count(act === 'stop' ? 'edge_canary_stops_total' : 'edge_canary_pauses_total', {
      remote: name,
      release,
    })
    log.error(about, WORDS[act])
    await kept
    await write({ act, serial: signed.serial, name, release, salt, why }).catch(error =>
      log.error({ err: error, remote: name, release }, 'the stop holds on this edge alone'),
    )
  }
}
