import type { LoaderFunctionArgs } from 'react-router-dom'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import {
  createBrowserRouter,
  matchRoutes,
  RouterContextProvider,
  redirect,
  replace,
} from 'shared-contracts/remote/runtime/router.ts'
import type { PageState } from '../document/page-state.ts'
import { buildRoutes } from '../routes/build-routes.tsx'
import { createLoaderPrefetch } from '../routes/loader-prefetch.ts'
import { loadPage } from '../routes/page-loader.ts'
import { patternOf } from '../routes/pattern.ts'
import { leavePage } from '../shell/leave-page.ts'
import type { EarlyPages } from './early-pages.ts'
import type { Page } from './page.ts'

type Router = ReturnType<typeof createBrowserRouter>
type RouteMatch = NonNullable<ReturnType<typeof matchRoutes>>[number]
export type Routing = ReturnType<typeof createRouting>

/**
 * The routes of a page, and its router once it is opened.
 * @param patterns path patterns that remotes own
 * @param leave asked before a page is loaded, with its path and query: true when the document must be left for it
 */
export function createRouting(page: Page, patterns: readonly string[], leave: (address: string) => boolean) {
  const { app, areas, calling, remount } = page
  let router: Router | null = null
  let blank = false
  const ahead = createLoaderPrefetch()
  let early: EarlyPages['open'] | null = null
  const contextOf = () => new RouterContextProvider(new Map([[appContext, app]]))
  const routes = buildRoutes({
    patterns,
    areas,
    where: 'page',
    calling,
    leave,
    ahead,
    early: (...asked) => early?.(...asked) ?? null,
    main() {
      blank = true
      const { pathname, search, hash } = router?.state.location ?? window.location
      return replace(pathname === '/main' ? '/' : pathname + search + hash)
    },
    unknown(pathname) {
      // A refresh of the 404 page itself stays there.
      if (pathname === router?.state.location.pathname) return null
      app.notify('info', app.translate('shell.notFound.notice'))
      // Gone back to, it stands in the history already; gone on to, the place there is that of the page that led here.
      return pathname === window.location.pathname ? replace('/') : redirect('/')
    },
  })
  const matches = new Map<string, RouteMatch | undefined>()
  /** Kept: one move asks several times. */
  function matchAt(address: string): RouteMatch | undefined {
    const { pathname } = new URL(address, location.origin)
    // The router's own list is ranked already.
    const known = (router?.routes ?? routes) as typeof routes
    if (!matches.has(pathname)) matches.set(pathname, matchRoutes(known, pathname)?.at(-1))
    return matches.get(pathname)
  }
  const patternAt = (address: string): string | null => patternOf(matchAt(address)?.route.id)
  function loaderAt(url: URL): ((signal: AbortSignal) => Promise<unknown>) | null {
    const match = matchAt(url.href)
    const pattern = patternOf(match?.route.id)
    if (!match || pattern === null) return null
    return signal => {
      const request = new Request(url, { signal })
      const args: LoaderFunctionArgs = { request, url, pattern, params: match.params, context: contextOf() }
      return loadPage(areas, pattern, args, 'page', calling)
    }
  }
  return {
    /** Path pattern of the page at an address; null for the shell's own. */
    patternAt,
    /** Runs the loader of the page at an address outside a navigation; null for the shell's own. */
    loaderAt,
    /** Gives data of the page at an address (path and query) to the navigation or refresh that is about to follow. */
    hand: ahead.begin,
    shownPattern: () => patternAt(location.href),
    /** Asks for the data of the page at an address, for the navigation that is about to follow. @param address path and query */
    begin(address: string): void {
      const url = new URL(address, location.origin)
      const load = loaderAt(url)
      if (!load || address === location.pathname + location.search) return
      const area = areas.at(patternAt(address) ?? '')
      // Its other addresses may be of what is here already.
      if (url.pathname === location.pathname && area?.status === 'ready' && area.module.shouldRevalidate)
        return
      ahead.begin(address, load)
    },
    /** From here on a release loads that was not in use at the press. */
    forgetBegun: ahead.drop,
    /** Calls back whenever a navigation has ended. */
    onShown(listener: () => void): void {
      router?.subscribe(({ navigation }) => navigation.state === 'idle' && listener())
    },
    /** State of the link that began the navigation that is under way. */
    pressed: (): unknown => router?.state.navigation.location?.state,
    /** Whether no navigation is under way. */
    idle: () => router?.state.navigation.state === 'idle',
    /** From here on pages may be shown before their data are there. */
    openEarly(open: EarlyPages['open']): void {
      early = open
    },
    /** A loader of the page that is shown was refused. */
    refused: () => Boolean(router?.state.errors),
    revalidate: async (): Promise<void> => router?.revalidate(),
    /** Goes on where the server's loaders ended. */
    open({ loaderData, errors }: Pick<PageState, 'loaderData' | 'errors'>): Router {
      const opened = createBrowserRouter(routes, {
        hydrationData: { loaderData, errors },
        future: { v8_middleware: true },
        getContext: contextOf,
      })
      let before = 'idle'
      opened.subscribe(({ navigation: { state } }) => {
        // By the router's own word: what is drawn may never learn of a move that is over soon.
        if (before === 'idle' && state !== before) leavePage(app.state, window)
        before = state
        if (!blank || state !== 'idle') return
        blank = false
        remount()
      })
      router = opened
      return opened
    },
  }
}
