import type {
  PageComposition,
  PublicRelease,
  VisitorComposition,
} from 'shared-contracts/release/composition.ts'
import { COMPOSITION_PATH, SERIAL_PATH } from 'shared-contracts/release/well-known.ts'
import { browserStorage } from 'shared-contracts/remote/storage.ts'
import { insist } from 'shared-contracts/ui/insist.ts'
import { lastingStorage } from '../browser/lasting-storage.ts'
import type { Following, FollowOptions, Moving } from './follow.ts'
import { isBusy } from './is-busy.ts'
import { watchSerial } from './serial-watch.ts'
import { tabReloads } from './tab-reloads.ts'

/** Quiet time (ms) after which a page is not in use at the moment. */
const IDLE_MS = 5_000

interface Page {
  window: Window & typeof globalThis
  composition: PageComposition
  take(release: PublicRelease): void
  remount(): void
  /** Path pattern of the shown page; null for the shell's own. */
  shownPattern(): string | null
  shownRemote(): string | null
}

/** Wires following the release document to a page. What moves it over comes with the first serial that is new: most pages are left before. */
export function startFollowing(page: Page): Moving {
  const { window, composition, take, remount, shownPattern, shownRemote } = page
  const { document, location } = window
  const answer = async <T>(address: string): Promise<T> => {
    const response = await window.fetch(address, { headers: { accept: 'application/json' } })
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    return response.json()
  }
  const options: FollowOptions = {
    composition,
    fetchNext: () => answer<VisitorComposition>(COMPOSITION_PATH),
    take,
    remount,
    reload: () => location.reload(),
    shownRemote,
    pathname: () => location.pathname,
    isBusy: () => isBusy(shownPattern(), composition.remotes, browserStorage('localStorage')),
    isTyping: watchTyping(window),
    reloads: tabReloads(lastingStorage('sessionStorage')),
  }
  let following: Following | undefined
  let coming: Promise<Following> | undefined
  const follow = () => {
    coming ??= insist(() => import(/* webpackChunkName: "follow" */ './follow.ts')).then(
      ({ createFollow }) => (following = createFollow(options)),
    )
    return coming
  }

  let idle: ReturnType<typeof setTimeout> | undefined
  const used = () => {
    clearTimeout(idle)
    idle = setTimeout(() => following?.idle(document.visibilityState === 'hidden'), IDLE_MS)
  }
  for (const kind of ['pointerdown', 'keydown', 'scroll', 'visibilitychange'])
    document.addEventListener(kind, used, { passive: true, capture: true })

  // For whoever builds a remote against this shop: take what is in service now.
  document.addEventListener('arcade:follow', () => {
    void follow()
      .then(taken => taken.onNewSerial().then(() => taken.idle(true)))
      .catch(() => {})
  })
  watchSerial({
    serial: composition.serial,
    ask: async () => (await answer<{ serial: number }>(SERIAL_PATH)).serial,
    page: document,
    onNew: async () => {
      const serial = await (await follow()).onNewSerial()
      // A worker that was taken back is gone before the next page asks it.
      void renewWorker(window)
      used()
      return serial
    },
  })
  return { navigating: to => following?.navigating(to) ?? false }
}

async function renewWorker({ navigator }: Window): Promise<void> {
  await navigator.serviceWorker
    ?.getRegistration()
    .then(registration => registration?.update())
    .catch(() => {})
}

/** @returns whether something was typed on the shown page, or a part of it is at work */
function watchTyping({ document, location }: Window): () => boolean {
  const main = () => document.getElementById('main')
  let typedAt = ''
  document.addEventListener('input', event => {
    if (main()?.contains(event.target as Node)) typedAt = location.href
  })
  return () => typedAt === location.href || main()?.querySelector('[aria-busy=true]') != null
}
