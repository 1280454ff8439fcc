import type { App } from 'shared-contracts/remote/runtime/app.ts'
import type { Network } from '../browser/network.ts'

interface Shown {
  /** The page's loader was refused. */
  refused(): boolean
  /** The page's code did not come. */
  missing(): boolean
  /** It was read from what was kept. */
  old(): boolean
  /** Reads its data again, once the backend answers. */
  renew(): void
  /** Settles once the backend answers. */
  answered(): Promise<void>
}

/**
 * Says that the network is gone, and takes it back when it is there: a page that failed meanwhile is then loaded again, and one that
 * was kept from before is renewed (PWA-4).
 */
export function watchConnection(
  window: Pick<Window, 'addEventListener'> & {
    location: Pick<Location, 'reload'>
    navigator: Pick<Navigator, 'onLine'>
  },
  network: Network,
  app: Pick<App, 'state' | 'notify' | 'translate'>,
  shown: Shown,
): void {
  const { state, notify, translate } = app
  const say = () => notify('error', translate('shell.offline'))
  if (!network.onLine) say()
  window.addEventListener('offline', say)
  const takeBack = () => {
    network.isBack()
    const text = translate('shell.offline')
    state.$notices.set(state.$notices.get().filter(notice => notice.text !== text))
    if (shown.missing()) window.location.reload()
    else if (shown.refused() || shown.old()) shown.renew()
  }
  window.addEventListener('online', takeBack)
  // It went, and came back before this was there to hear of it: what failed meanwhile has failed still.
  if (network.cameBack) takeBack()
  // Of a network that the browser believed in all the time no event tells.
  if (!network.onLine && window.navigator.onLine) void shown.answered().then(takeBack)
}
