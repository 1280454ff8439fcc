import type { App } from 'shared-contracts/remote/runtime/app.ts'

interface Badged {
  setAppBadge?(count: number): Promise<void>
}

/** Shows the number of things in the cart on the shop's icon, where it is installed and its system draws such a number. */
export function watchBadge(navigator: Navigator & Badged, { state }: Pick<App, 'state'>): void {
  if (typeof navigator.setAppBadge !== 'function') return
  // Refused where the shop is not installed: nothing is missing then.
  state.$itemCount.subscribe(count => void navigator.setAppBadge?.(count).catch(() => {}))
}
