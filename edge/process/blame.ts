import { pathToFileURL } from 'node:url'
import { HOST_NAME } from 'shared-contracts/release/host-name.ts'
import type { TakeOff } from '../canary/take-off.ts'
import { rolloutOf } from '../canary/without.ts'
import type { LiveDocument } from '../document/live-document.ts'
import { LIMITS } from '../limits.ts'

/** A release whose code failed where nobody caught it, in one rollout of its channel. */
export interface Blame {
  name: string
  release: string
  /** Whichever is in service, where nobody could say. */
  rollout?: string
  /** What it did, where that is not that it threw. */
  what?: string
}

/**
 * @param stack of an error
 * @param code folder of verified code: `<code>/<name>/<release>/…`
 * @returns the release whose code ran: the innermost of a remote, for a host calls remotes; null when none did
 */
export function releaseIn(stack: string, code: string): { name: string; release: string } | null {
  const folder = `${pathToFileURL(code).href}/`
  const found = stack
    .split(folder)
    .slice(1)
    .map(rest => rest.split('/'))
    .map(([name = '', release = '']) => ({
      name: decodeURIComponent(name),
      release: decodeURIComponent(release),
    }))
  return found.find(({ name }) => name !== HOST_NAME) ?? found[0] ?? null
}

const UNCAUGHT = 'failed on the server, uncaught,'

interface Options {
  live: LiveDocument
  takeOff: TakeOff
  now?(): number
}

/** Counts what failed uncaught, and takes a release off that has done so again within the window (REL-3). */
export function createBlames({ live, takeOff, now = () => performance.now() }: Options) {
  const times = new Map<string, number[]>()

  return {
    /** @returns what to remember where this process is followed by another; null when the release serves nobody */
    async add({ name, release, rollout, what = UNCAUGHT }: Blame): Promise<Blame | null> {
      const document = (await live.current()) && live.accepted()
      const channel = document?.remotes[name]
      if (!channel || (rollout !== undefined && rollout !== rolloutOf(channel))) return null
      const blame = { name, release, rollout: rolloutOf(channel) }
      const key = JSON.stringify([blame, what])
      const lately = [...(times.get(key) ?? []).filter(at => at > now() - LIMITS.window), now()]
      times.set(key, lately.slice(-LIMITS.uncaughtAllowed))
      if (lately.length === LIMITS.uncaughtAllowed)
        await takeOff('stop', name, release, `${name} ${release} ${what} ${lately.length} times`, {
          times: lately.length,
        })
      return blame
    },
  }
}
export type Blames = ReturnType<typeof createBlames>
