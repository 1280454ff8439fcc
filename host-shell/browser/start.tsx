import type { Federation } from 'federation/runtime/federation.ts'
import { atom } from 'nanostores'
import { hydrateRoot } from 'react-dom/client'
import { createApiClient } from 'shared-contracts/api/client.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import {
  createBrowserRouter,
  matchRoutes,
  RouterContextProvider,
  RouterProvider,
  replace,
} from 'shared-contracts/remote/runtime/router.ts'
import { acceptCart, createAppState } from 'shared-contracts/remote/state/app-state.ts'
import type { Controls } from '../app/controls.ts'
import { countedFetch } from '../app/counted-fetch.ts'
import { createApp } from '../app/create-app.ts'
import { Root } from '../app/root.tsx'
import { messageOf } from '../areas/channel.ts'
import { ownersOf } from '../areas/owners.ts'
import { type PageState, STATE_ID } from '../document/page-state.ts'
import type { Following } from '../follow/follow.ts'
import { catchUpCurrency } from '../language/catch-up-currency.ts'
import { createTexts } from '../messages/texts.ts'
import { choosePlatform } from '../platform/choose-platform.ts'
import { hintOnce } from '../platform/hint-once.ts'
import { keepInstallPrompt } from '../platform/install-prompt.ts'
import { buildRoutes } from '../routes/build-routes.tsx'
import { patternOf } from '../routes/pattern.ts'
import { preloadParts } from '../shell/parts.ts'
import { createPageAreas } from './page-areas.ts'
import { createReport, tellAlive } from './report.ts'
import { createTrust } from './trust.ts'
import { whenIdle } from './when-idle.ts'

/** Name this folder is released under. */
const HOST_NAME = 'host-shell'

/** How long hydration waits for the page's own code (ms); a slower area is taken over when it comes. */
const AREA_WAITS = 400

/** Takes the document over from the server: one app for as long as the document lives. */
export async function start(federation: Federation): Promise<void> {
  const root = document.getElementById('root')
  const text = document.getElementById(STATE_ID)?.textContent
  // The page that says that the shop cannot be reached has neither.
  if (!root || !text) return
  const boot = JSON.parse(text) as PageState
  const { composition } = boot
  const state = createAppState(boot.app)
  const texts = createTexts(boot.app.language, boot.messages, boot.app.appInfo?.labels ?? {})
  const report = createReport(composition)
  const areas = createPageAreas({
    federation,
    composition,
    language: () => state.$language.get(),
    take: texts.add,
    trust: createTrust(window),
    report,
  })
  const calls = countedFetch((...args) => fetch(...args))
  const app = createApp({
    state,
    api: createApiClient({
      fetch: calls.fetch,
      cookies: () => document.cookie,
      headers: () => ({ 'X-Arcade-Serial': String(composition.serial) }),
    }),
    platform: choosePlatform(window, boot.platform),
    texts,
    prefetch(path) {
      const pattern = patternAt(path)
      if (pattern !== null) void areas.load(pattern)
    },
    async refresh() {
      await router.revalidate()
      remount()
    },
  })

  const $epoch = atom(0)
  const remount = () => $epoch.set($epoch.get() + 1)
  const recovering = new Map<string, Promise<void>>()
  const controls: Controls = {
    areas,
    $epoch,
    $install: atom(null),
    $iosHint: atom(false),
    async changeLanguage(language) {
      const { changeLanguage } = await import(
        /* webpackChunkName: "change-language" */ './change-language.ts'
      )
      await changeLanguage(language, app, texts, areas)
      await router.revalidate()
    },
    recover(pattern) {
      const under = recovering.get(pattern) ?? app.refresh().finally(() => recovering.delete(pattern))
      recovering.set(pattern, under)
      return under
    },
  }

  keepInstallPrompt(window, controls.$install)

  let blank = false
  let following: Following | null = null
  const routes = buildRoutes({
    patterns: ownersOf(composition.remotes).patterns,
    areas,
    where: 'page',
    calling: calls.calling,
    leave: path => following?.navigating(path) ?? false,
    main() {
      blank = true
      const { pathname, search, hash } = router.state.location
      return replace(pathname === '/main' ? '/' : pathname + search + hash)
    },
    unknown(pathname) {
      // A refresh of the 404 page itself stays there.
      if (pathname === router.state.location.pathname) return null
      app.notify('info', app.translate('shell.notFound.notice'))
      return replace('/')
    },
  })
  const patternAt = (path: string) => {
    const { pathname } = new URL(path, location.origin)
    return patternOf(matchRoutes(routes, pathname)?.at(-1)?.route.id)
  }

  let replaced = false
  const shown = patternAt(location.href)
  if (shown !== null && !boot.errors) {
    // Whatever stands in its place was drawn by another release, or by none.
    replaced = boot.pending.includes(shown)
    if (replaced) areas.defer(shown)
    else await Promise.race([adopt(shown), new Promise(resolve => setTimeout(resolve, AREA_WAITS))])
  }

  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData: boot.loaderData, errors: boot.errors },
    future: { v8_middleware: true },
    getContext: () => new RouterContextProvider(new Map([[appContext, app]])),
  })
  router.subscribe(({ navigation }) => {
    if (!blank || navigation.state !== 'idle') return
    blank = false
    remount()
  })

  hydrateRoot(
    root,
    <Root app={app} controls={controls}>
      <RouterProvider router={router} />
    </Root>,
    {
      onRecoverableError(error, info) {
        // The server has told of what it left out, and a release that stands in draws anew what another had drawn.
        if ((error as { digest?: unknown }).digest !== undefined || replaced) return
        const message = `${messageOf(error)} ${info.componentStack?.trim().split('\n')[0] ?? ''}`
        report({ remote: HOST_NAME, release: composition.host, phase: 'render', fellBackTo: null, message })
      },
    },
  )
  if (!state.$cart.get()) {
    app.api('GET shoppingManagement4/myCart').then(
      cart => acceptCart(state, cart),
      () => {},
    )
  }
  if (composition.watched) tellAlive()
  catchUpCurrency(app, document.cookie)
  whenIdle(window, () => {
    areas.preload()
    preloadParts()
    hintOnce(window, controls.$iosHint)
    import(/* webpackChunkName: "follow" */ '../follow/start-following.ts').then(
      ({ startFollowing }) => {
        const shownRemote = () => {
          const shown = patternAt(location.href)
          return shown === null ? null : (areas.at(shown)?.remote ?? null)
        }
        following = startFollowing({
          window,
          composition,
          take: areas.follow,
          remount: app.refresh,
          shownRemote,
        })
      },
      () => {},
    )
  })

  /** The server's data belong to its release: with another one in its place the area starts anew. */
  async function adopt(pattern: string): Promise<void> {
    const area = await areas.load(pattern)
    replaced = area.status !== 'ready' || area.release !== composition.remotes[area.remote]?.release
    if (replaced && area.status === 'ready') areas.defer(pattern)
  }
}
