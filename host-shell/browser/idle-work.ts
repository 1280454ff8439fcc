import type { App } from 'shared-contracts/remote/runtime/app.ts'
import { isHeld } from 'shared-contracts/remote/state/hold.ts'
import { browserStorage } from 'shared-contracts/remote/storage.ts'
import { insist } from 'shared-contracts/ui/insist.ts'
import type { PageState } from '../document/page-state.ts'
import type { Moving } from '../follow/follow.ts'
import { isBusy } from '../follow/is-busy.ts'
import { watchLeaving } from '../follow/leave-offline.ts'
import { startFollowing } from '../follow/start-following.ts'
import { watchBadge } from '../follow/watch-badge.ts'
import { watchCart } from '../follow/watch-cart.ts'
import { watchChoices } from '../follow/watch-choices.ts'
import { watchConnection } from '../follow/watch-connection.ts'
import { watchOtherCarts } from '../follow/watch-other-carts.ts'
import { watchVisitor } from '../follow/watch-visitor.ts'
import { hintOnce } from '../platform/hint-once.ts'
import { createEarlyPages } from './early-pages.ts'
import { layOutRest } from './lay-out-rest.ts'
import type { Page } from './page.ts'
import { returnFocus } from './return-focus.ts'
import type { Routing } from './routing.ts'

/** Wanted where the network was gone: it comes once that is back, however long that takes. */
const renewal = () => insist(() => import(/* webpackChunkName: "renewal" */ '../follow/renewal.ts'))

/** Of pages that tell how they were; all of them while a release is tried out. */
const VITALS_SHARE = 0.1

/** What a page begins once it is calm: a file of its own. */
export function beginIdleWork(
  { app, areas, controls, network }: Page,
  routing: Routing,
  { composition, kept }: Pick<PageState, 'composition' | 'kept'>,
): Moving {
  const { shownPattern, refused, onShown, pressed, idle, openEarly, revalidate, forgetBegun } = routing
  void layOutRest(window)
  const early = createEarlyPages({
    areas,
    shown: () => location.pathname,
    pressed,
    idle,
    revalidate,
    online: () => network.onLine,
  })
  openEarly(early.open)
  onShown(early.look)
  returnFocus(window)
  hintOnce(window, controls.$iosHint)
  let isOld = !network.onLine
  // What is asked for as the network comes back may still be answered from what was kept: only a renewal makes it new.
  onShown(() => {
    isOld ||= !network.onLine
  })
  let isRenewing = false
  const renew = async (isBack = false) => {
    if (isRenewing) return
    isRenewing = true
    try {
      const { isOtherLanguage, renewShown } = await renewal()
      // The shell's own words are that page's as well.
      if (isBack && isOtherLanguage(app)) location.reload()
      else await renewShown(app, routing)
    } finally {
      isRenewing = false
    }
  }
  watchConnection(window, network, app, {
    refused,
    old: () => isOld,
    renew() {
      isOld = false
      void renew(true)
    },
    answered: async () => (await renewal()).untilAnswered(app),
    missing: () => areas.at(shownPattern() ?? '')?.status === 'failed',
  })
  if (app.platform.kind === 'browser') watchBadge(navigator, app)
  watchCart(window, app)
  const storage = browserStorage('localStorage')
  const isPaying = () =>
    isBusy(shownPattern(), composition.remotes, storage) &&
    document.querySelector('#main [aria-busy=true]') !== null
  const hasLeft = watchVisitor(window, app.state, storage, isPaying)
  const isBehind = watchChoices(
    window,
    { ...app, changeLanguage: controls.changeLanguage, isPaying },
    storage,
  )
  watchOtherCarts(window, app, storage)
  if (kept) void renew()
  const of = composition.remotes[areas.at(shownPattern() ?? '')?.remote ?? '']
  if (of && (composition.watched || Math.random() < VITALS_SHARE)) {
    const { pathname } = location
    import(/* webpackChunkName: "vitals" */ '../vitals/watch-vitals.ts').then(
      // Another page that is shown by then is not the one that was meant.
      ({ watchVitals }) =>
        location.pathname === pathname &&
        watchVitals(window, { remote: of.name, release: of.release }, onShown),
      () => {},
    )
  }
  if (app.state.$appInfo.get()?.analytics?.length)
    import(/* webpackChunkName: "analytics" */ '../analytics/begin.tsx').then(
      ({ beginAnalytics }) => beginAnalytics(app, onShown),
      () => {},
    )
  tellOrders(app, onShown)
  const leaves = watchLeaving(window, network)
  const following = startFollowing({
    window,
    composition,
    take(release) {
      forgetBegun()
      areas.follow(release)
      early.forget()
    },
    remount: app.refresh,
    shownPattern,
    shownRemote() {
      const shown = shownPattern()
      return shown === null ? null : (areas.at(shown)?.remote ?? null)
    },
  })
  return {
    navigating: address =>
      hasLeft(address) ||
      isBehind(address) ||
      leaves(address) ||
      following.navigating(address.replace(/\?.*/, '')),
  }
}

/** Has an order told of in a browser in which a payment was begun (CHK-11): no other loads anything for it. */
function tellOrders(app: App, onShown: Routing['onShown']): void {
  let begun = false
  const look = () => {
    if (begun || !isHeld(browserStorage('localStorage'))) return
    begun = true
    import(/* webpackChunkName: "order-state" */ '../open-order/begin.tsx').then(
      ({ beginOpenOrder }) => beginOpenOrder(app, onShown),
      () => {},
    )
  }
  look()
  onShown(look)
}
