import type { App } from 'shared-contracts/remote/runtime/app.ts'

interface Shown {
  /** The page's loader was refused. */
  refused(): boolean
  /** The page's code did not come. */
  missing(): boolean
}

/** Says that the network is gone, and takes it back when it is there; a page that failed meanwhile is then loaded again (PWA-4). */
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
  })
}
