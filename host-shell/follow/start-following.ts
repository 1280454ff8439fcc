import type {
  PageComposition,
  PublicRelease,
  VisitorComposition,
} from 'shared-contracts/release/composition.ts'
import { hasOpenAttempt } from 'shared-contracts/remote/state/open-attempt.ts'
import { createFollow, type Following, IDLE } from './follow.ts'
import { PAYMENT_PATH } from './payment-path.ts'
import { watchSerial } from './serial-watch.ts'
import { tabReloads } from './tab-reloads.ts'

interface Page {
  window: Window & typeof globalThis
  composition: PageComposition
  take(release: PublicRelease): void
  remount(): void
  shownRemote(): string | null
}

/** Wires following the release document to a page. */
export function startFollowing({ window, composition, take, remount, shownRemote }: Page): Following {
  const { document, location } = window
  const answer = async <T>(address: string): Promise<T> => {
    const response = await window.fetch(address, { headers: { accept: 'application/json' } })
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    return response.json()
  }
  const main = () => document.getElementById('main')
  const following = createFollow({
    composition,
    fetchNext: () => answer<VisitorComposition>('/.well-known/composition.json'),
    take,
    remount,
    reload: () => location.reload(),
    shownRemote,
    pathname: () => location.pathname,
    isPaying: () => PAYMENT_PATH.test(location.pathname) || hasOpenAttempt(storage(window, 'localStorage')),
    isTyping: () => typed === location.href || main()?.querySelector('[aria-busy=true]') != null,
    reloads: tabReloads(storage(window, 'sessionStorage')),
  })

  let typed = ''
  let idle: ReturnType<typeof setTimeout> | undefined
  const used = () => {
    clearTimeout(idle)
    idle = setTimeout(() => following.idle(document.visibilityState === 'hidden'), IDLE)
  }
  document.addEventListener('input', event => {
    if (main()?.contains(event.target as Node)) typed = location.href
  })
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
    onNew: () => void following.onNewSerial().then(used, () => {}),
  })
  return following
}

/** Null where a web view blocks it. */
function storage(window: Window, name: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return window[name]
  } catch {
    return null
  }
}
