import type {
  PageComposition,
  PublicRelease,
  VisitorComposition,
} from 'shared-contracts/release/composition.ts'
import { HOST_NAME } from 'shared-contracts/release/host-name.ts'
import { type Plan, planMove } from './plan.ts'

export interface FollowOptions {
  composition: PageComposition
  /** @returns what the visitor would be given now */
  fetchNext(): Promise<VisitorComposition>
  /** From now on the remote's areas load from this release; what is mounted stays. */
  take(release: PublicRelease): void
  /** Mounts the shown areas anew, with fresh data. */
  remount(): void
  reload(): void
  /** Name of the remote that owns the shown page; null for the shell's own. */
  shownRemote(): string | null
  pathname(): string
  /** The shown page is declared busy, or a remote holds the tabs. */
  isBusy(): boolean
  /** The shopper has typed something here that a new area would lose. */
  isTyping(): boolean
  /** Serials this tab was reloaded for: at most once each. */
  reloads: { has(serial: number): boolean; add(serial: number): void }
}

export type Following = ReturnType<typeof createFollow>
/** What each move asks: whether it must load a document instead. */
export type Moving = Pick<Following, 'navigating'>

/**
 * Moves an open page to the releases in service (REL-2): areas that are not mounted with the next navigation, a mounted
 * one when nobody is using it, and never while the page is busy or held.
 */
export function createFollow(options: FollowOptions) {
  const { composition, fetchNext, take, remount, reload, shownRemote, pathname, isBusy, isTyping, reloads } =
    options
  let plan: Plan | null = null
  let newest = composition.serial

  function takeRemotes(): void {
    for (const release of plan?.remotes ?? []) {
      composition.remotes[release.name] = release
      take(release)
    }
    composition.serial = plan?.serial ?? composition.serial
    plan = null
  }
  const needsDocument = () => plan?.document === true && !reloads.has(plan.serial)

  return {
    /** @returns serial of the newest composition learned so far. @throws when it cannot be had */
    async onNewSerial(): Promise<number> {
      const next = await fetchNext()
      // Answers may overtake each other: an older one must not undo the newer plan.
      if (next.serial < newest) return newest
      newest = next.serial
      plan = planMove(composition, next)
      return newest
    },

    /**
     * A navigation within the app begins. @param to path it leads to
     * @returns true when it must load a document instead
     */
    navigating(to: string): boolean {
      if (!plan || to === pathname() || isBusy()) return false
      if (needsDocument()) {
        reloads.add(plan.serial)
        return true
      }
      takeRemotes()
      return false
    },

    /** Nobody uses the page at the moment. @param hidden the tab is not seen */
    idle(hidden: boolean): void {
      if (!plan || isBusy() || isTyping()) return
      const shown = shownRemote()
      const withdrawn = plan.withdrawn.some(name => name === shown || name === HOST_NAME)
      // What is merely newer can wait until nobody looks.
      if (!hidden && !withdrawn) return
      if (plan.document) {
        if (!needsDocument()) return
        reloads.add(plan.serial)
        reload()
        return
      }
      const mounted = plan.remotes.some(({ name }) => name === shown)
      takeRemotes()
      if (mounted) remount()
    },
  }
}
