import type { WritableAtom } from 'nanostores'

/** What browsers hand over with `beforeinstallprompt` (not in TypeScript's library: it is no standard yet). */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** Keeps the browser's offer instead of the browser's own bar, until it is taken up or the shop is installed (PWA-1). */
export function keepInstallPrompt(window: Window, $install: WritableAtom<InstallPrompt | null>): void {
  window.addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    $install.set(event as InstallPrompt)
  })
  window.addEventListener('appinstalled', () => $install.set(null))
}
