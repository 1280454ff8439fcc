import type {
  PageComposition,
  PublicRelease,
  VisitorComposition,
} from 'shared-contracts/release/composition.ts'
import { browserStorage } from 'shared-contracts/remote/storage.ts'
import { lastingStorage } from '../browser/lasting-storage.ts'
import { createFollow, type Following, IDLE_MS } from './follow.ts'
import { isBusy } from './is-busy.ts'
import { watchSerial } from './serial-watch.ts'
import { tabReloads } from './tab-reloads.ts'

interface Page {
  window: Window & typeof globalThis
  composition: PageComposition
  take(release: PublicRelease): void
  remount(): void
  /** Path pattern of the shown page; null for the shell's own. */
  shownPattern(): string | null
  shownRemote(): string | null
}

/** Wires following the release document to a page. */
export function startFollowing(page: Page): Following {
  const { window, composition, take, remount, shownPattern, shownRemote } = page
  const { document, location } = window
  const answer = async <T>(address: string): Promise<T> => {
    const response = await window.fetch(address, { headers: { accept: 'application/json' } })
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    return response.json()
  }
  const following = createFollow({
    composition,
    fetchNext: () => answer<VisitorComposition>('/.well-known/composition.json'),
    take,
    remount,
    reload: () => location.reload(),
    shownRemote,
    pathname: () => location.pathname,
    isBusy: () => isBusy(shownPattern(), composition.remotes, browserStorage('localStorage')),
    isTyping: watchTyping(window),
    reloads: tabReloads(lastingStorage('sessionStorage')),
  })

  let idle: ReturnType<typeof setTimeout> | undefined
  const used = () => {
    clearTimeout(idle)
    idle = setTimeout(() => following.idle(document.visibilityState === 'hidden'), IDLE_MS)
  }
  for (const kind of ['pointerdown', 'keydown', 'scroll', 'visibilitychange'])
    document.addEventListener(kind, used, { passive: true, capture: true })

  // For whoever builds a remote against this shop: take what is in service now.
  document.addEventListener('arcade:follow', () => {
    void following.onNewSerial().then(
      () => following.idle(true),
      () => {},
    )
  })
  watchSerial({
    serial: composition.serial,
    ask: async () => (await answer<{ serial: number }>('/.well-known/serial')).serial,
    page: document,
    onNew: async () => {
      const serial = await following.onNewSerial()
      // A worker that was taken back is gone before the next page asks it.
      void renewWorker(window)
      used()
      return serial
    },
  })
  return following
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
