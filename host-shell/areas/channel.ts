import { loadWithFallback } from 'federation/runtime/chain.ts'
import { RemoteLoadError } from 'federation/runtime/errors.ts'
import type { RemoteFailure } from 'shared-contracts/remote/host.ts'
import type { RemoteModule } from 'shared-contracts/remote/remote.ts'
import { AreaError } from './area.ts'

export type Report = (
  failure: Pick<RemoteFailure, 'remote' | 'release' | 'phase' | 'fellBackTo' | 'message'>,
) => void

export interface LineSource<R> {
  active: R
  lastGood(): Promise<readonly R[]>
  /** Loads a release's module and styles. @throws when either fails */
  open(release: R): Promise<RemoteModule>
  /** Loads what is needed besides the wanted part, at the same time: messages. @throws when it fails */
  prepare(remote: RemoteModule, release: R): Promise<void>
  /** Called when a release is about to be shown. */
  shown?(release: R): void
  report: Report
}

/** One remote's releases as this page uses them. */
export interface Line<R> {
  /** The release in use. */
  current(): R
  /** Takes a part out of the release in use, or out of the next that gives it. Null when none does. Never rejects. */
  take<T>(part: (remote: RemoteModule, release: R) => Promise<T>): Promise<{ value: T; release: R } | null>
  /** Makes another release the one in use, from the next `take` on. */
  follow(release: R): void
  /** Marks a release as broken in use: it is passed over from now on. */
  broke(release: string, error: AreaError): void
}

export function createLine<R extends { name: string; release: string }>(source: LineSource<R>): Line<R> {
  const { lastGood, open, prepare, shown, report } = source
  const broken = new Map<string, AreaError>()
  const told = new Set<string>()
  let active = source.active
  let current = active

  const tell = (release: R, error: unknown, fellBackTo: string | null) => {
    const phase = phaseOf(error)
    // Every page of a broken remote would tell the same again.
    const key = `${release.release} ${phase} ${fellBackTo}`
    if (told.has(key)) return
    told.add(key)
    report({ remote: release.name, release: release.release, phase, fellBackTo, message: messageOf(error) })
  }

  return {
    current: () => current,
    async take(part) {
      const began = active
      const outcome = await loadWithFallback(
        current,
        lastGood,
        async release => {
          const known = broken.get(release.release)
          if (known) throw known
          const remote = await open(release)
          const [value] = await Promise.all([part(remote, release), prepare(remote, release)])
          shown?.(release)
          return value
        },
        ({ release, error }, fellBackTo) => tell(release, error, fellBackTo),
      )
      if (outcome.ok) {
        // What was begun before another release took over does not bring the old one back.
        if (began === active) current = outcome.release
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
    broke: (release, error) => broken.set(release, error),
  }
}

export function phaseOf(error: unknown): RemoteFailure['phase'] {
  return error instanceof AreaError || error instanceof RemoteLoadError ? error.phase : 'load'
}

const LONGEST_MESSAGE = 500
export const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message || error.name : String(error)).slice(0, LONGEST_MESSAGE)
