import { loadWithFallback } from 'federation/runtime/chain.ts'
import { RemoteLoadError } from 'federation/runtime/errors.ts'
import type { RemoteFailure } from 'shared-contracts/remote/host.ts'
import type { RemoteModule } from 'shared-contracts/remote/remote.ts'
import { AreaError } from './area.ts'

export type Report = (
  failure: Pick<RemoteFailure, 'remote' | 'release' | 'phase' | 'fellBackTo' | 'message'>,
) => void

/** Whether the page has followed another release since this was begun: nothing of it may become the page's any more. */
export type IsLeft = () => boolean

export interface ChannelSource<R> {
  active: R
  lastGood(): Promise<readonly R[]>
  /** Loads a release's module and styles. @param isLeft see `IsLeft` @throws when either fails */
  open(release: R, isLeft: IsLeft): Promise<RemoteModule>
  /** Loads what is needed besides the wanted part, at the same time: messages. @param page pattern, where the part is one @throws when it fails */
  prepare(remote: RemoteModule, release: R, isLeft: IsLeft, page: string | undefined): Promise<void>
  report: Report
}

/** One remote's releases as this page uses them. */
export interface Channel<R> {
  /** The release in use. */
  current(): R
  /** Takes a part out of the release in use, or out of the next that gives it. Null when none does. Never rejects. @param page see `prepare` */
  take<T>(
    part: (remote: RemoteModule, release: R) => Promise<T>,
    page?: string,
  ): Promise<{ value: T; release: R } | null>
  /** Makes another release the one in use, from the next `take` on. */
  follow(release: R): void
  /** Marks a release as broken in use: it is passed over from now on. */
  markBroken(release: string, error: AreaError): void
}

export function createChannel<R extends { name: string; release: string }>(
  source: ChannelSource<R>,
): Channel<R> {
  const { lastGood, open, prepare, report } = source
  const broken = new Map<string, AreaError>()
  const reported = new Set<string>()
  let active = source.active
  let current = active

  const reportOnce = (release: R, error: unknown, fellBackTo: string | null) => {
    const phase = phaseOf(error)
    // Every page of a broken remote would report the same again.
    const key = `${release.release} ${phase} ${fellBackTo}`
    if (reported.has(key)) return
    reported.add(key)
    report({ remote: release.name, release: release.release, phase, fellBackTo, message: toldOf(error) })
  }

  return {
    current: () => current,
    async take(part, page) {
      const began = active
      const isLeft = () => began !== active
      const outcome = await loadWithFallback(
        current,
        lastGood,
        async release => {
          const known = broken.get(release.release)
          if (known) throw known
          const remote = await open(release, isLeft)
          const [value] = await Promise.all([part(remote, release), prepare(remote, release, isLeft, page)])
          return value
        },
        ({ release, error }, fellBackTo) => reportOnce(release, error, fellBackTo),
      )
      if (outcome.ok) {
        // What was begun before another release took over does not bring the old one back.
        if (!isLeft()) current = outcome.release
        return { value: outcome.value, release: outcome.release }
      }
      // The next page may work where this one did not.
      broken.clear()
      current = active
      return null
    },
    follow(release) {
      active = release
      current = release
    },
    markBroken: (release, error) => broken.set(release, error),
  }
}

export function phaseOf(error: unknown): RemoteFailure['phase'] {
  return error instanceof AreaError || error instanceof RemoteLoadError ? error.phase : 'load'
}

const MAX_MESSAGE_LENGTH = 500
export const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message || error.name : String(error)).slice(0, MAX_MESSAGE_LENGTH)

/** What is told of a failure: its words, and below them where it was thrown, as the browser or Node wrote it. */
export function toldOf(error: unknown): string {
  const { cause = error } = Object(error)
  return `${messageOf(error)}\n${cause?.stack ?? ''}`
}
