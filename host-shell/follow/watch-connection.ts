import type { App } from 'shared-contracts/remote/runtime/app.ts'

interface Shown {
  /** The page's loader was refused. */
  refused(): boolean
  /** The page's code did not come. */
  missing(): boolean
  /** It was read from what was kept. */
  old(): boolean
  /** Reads it again, once the backend answers. */
  renew(): void
}

/** Says that the network is gone, and takes it back when it is there: a page that failed meanwhile is then loaded again, and one that was kept from before is renewed (PWA-4). */
export function watchConnection(
  window: Pick<Window, 'addEventListener'> & {
    location: Pick<Location, 'reload'>
    navigator: Pick<Navigator, 'onLine'>
  },
  { state, notify, translate, refresh }: Pick<App, 'state' | 'notify' | 'translate' | 'refresh'>,
  shown: Shown,
): void {
  const say = () => notify('error', translate('shell.offline'))
  if (!window.navigator.onLine) say()
  window.addEventListener('offline', say)
  window.addEventListener('online', () => {
    const text = translate('shell.offline')
    state.$notices.set(state.$notices.get().filter(notice => notice.text !== text))
    if (shown.missing()) window.location.reload()
    else if (shown.refused()) void refresh()
    else if (shown.old()) shown.renew()
  })
}
