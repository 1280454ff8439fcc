import { isFallback } from 'releases/channels'
import type { ReleaseChannel } from 'shared-contracts/release/document.ts'
import type { LiveDocument } from '../document/live-document.ts'
import { LIMITS } from '../limits.ts'
import type { Log } from '../observability/log.ts'
import { countsOf, figuresOf } from './evidence.ts'
import type { Tally } from './tally.ts'
import { rolloutOf } from './without.ts'
import type { Stop } from './write-stop.ts'

interface Options {
  live: Pick<LiveDocument, 'accepted'>
  tally: Tally
  write(stop: Stop): Promise<void>
  log: Log
}

/**
 * Marks what serves everyone and fails on the server for some: it serves on, for nothing says that what was before is better, and once it
 * is replaced nothing falls back to it (REL-12). Only what the edge saw itself counts: what pages tell anyone could tell.
 * @returns looks at one channel without a canary
 */
export function createQuarantine({ live, tally, write, log }: Options) {
  const told = new Set<string>()
  return async (name: string, channel: ReleaseChannel): Promise<void> => {
    const signed = live.accepted()
    const release = channel.active[0]?.release
    const salt = signed?.remotes[name]?.salt
    if (!signed || release === undefined || salt === undefined || !isFallback(channel, release)) return
    const { visitors, failed } = figuresOf('edge', [
      countsOf('edge', name, tally.of(name, release), tally.now()),
    ])
    if (failed < LIMITS.quarantineVisitors || failed < LIMITS.quarantineShare * visitors) return
    const key = `${name} ${release} ${rolloutOf(channel)}`
    if (told.has(key)) return
    told.add(key)
    const why = `${name} ${release} failed on the server for ${failed} of ${visitors} visitors within ${LIMITS.window / 60_000} min`
    log.error({ remote: name, release, visitors, failed }, 'release quarantined: nothing falls back to it')
    await write({ act: 'quarantine', serial: signed.serial, name, release, salt, why }).catch(error =>
      log.warn({ err: error, remote: name, release }, 'the quarantine is not written'),
    )
  }
}
