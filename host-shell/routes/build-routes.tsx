import {
  type LoaderFunctionArgs,
  type RouteObject,
  redirectDocument,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom'
import { data, redirect } from 'shared-contracts/remote/runtime/router.ts'
import { AreaView } from '../areas/area-view.tsx'
import type { OwnAreas } from '../areas/areas.ts'
import { ErrorView } from '../areas/error-view.tsx'
import { CONTACT_PAGE } from '../platform/choose-platform.ts'
import { Shell } from '../shell/shell.tsx'
import type { LoaderPrefetch } from './loader-prefetch.ts'
import { loadPage } from './page-loader.ts'
import { routeId } from './pattern.ts'

export interface RoutesOptions {
  /** Path patterns that remotes own. */
  patterns: readonly string[]
  areas: OwnAreas
  where: 'server' | 'page'
  /** Asked before a page is loaded, with its path and query: true when the document must be left for it. */
  leave?(address: string): boolean
  /** What was asked for when a link was pressed. */
  ahead?: LoaderPrefetch
  /** What a page may show before its loader is done (`EarlyPages.open`); null where that has to be awaited. */
  early?(
    pattern: string,
    args: LoaderFunctionArgs,
    load: (request: Request) => Promise<unknown>,
  ): Promise<{ value: unknown } | null> | null
  /** Whether a call of the backend is under way. */
  calling?(): boolean
  /** Where the blank `main` route leads back to (RTE-2). */
  main(): Response
  /** What an unknown path leads to inside the app (RTE-4); on the server it is a 404. */
  unknown(pathname: string): Response | null
}

/** Where paths lead that no remote owns (RTE-7). */
const REDIRECTS = {
  '/home': '/',
  '/checkout': '/checkout/cart',
  '/user': '/user/list',
  // Pages of the mini program, where the shop runs without one (RTE-6).
  '/pages/contact/contact': CONTACT_PAGE,
  '/pages/messenger': CONTACT_PAGE,
  '/pages/promotion/promotion': '/',
} as const satisfies Record<string, string>

/** The shop's routes: one flat list below the shell, from what the remotes of this composition own. */
export function buildRoutes(options: RoutesOptions): RouteObject[] {
  const { patterns, areas, where, leave, ahead, early, calling, main, unknown } = options
  const error = <ErrorView />
  const pages = patterns.map(
    (pattern): RouteObject => ({
      id: routeId(pattern),
      path: pattern,
      element: <AreaView key={pattern} pattern={pattern} />,
      errorElement: error,
      async loader(args) {
        const { pathname, search } = new URL(args.request.url)
        const address = pathname + search
        if (leave?.(address)) throw redirectDocument(address)
        const load = (request: Request) =>
          ahead?.take(address, request.signal) ??
          loadPage(areas, pattern, { ...args, request }, where, calling)
        const given = await early?.(pattern, args, load)
        return given ? given.value : load(args.request)
      },
      shouldRevalidate: args => shouldRevalidate(areas, pattern, args),
    }),
  )
  const redirects = Object.entries(REDIRECTS)
    .filter(([path]) => !patterns.includes(path))
    .map(([path, to]): RouteObject => ({ id: `to:${path}`, path, loader: () => redirect(to) }))
  // Before all pages: of two that fit alike the first is taken, and this one is no remote's.
  const blank: RouteObject = { id: 'main', path: '/main', loader: main }
  const rest: RouteObject = {
    id: 'unknown',
    path: '*',
    errorElement: error,
    loader: ({ request }) => {
      throw unknown(new URL(request.url).pathname) ?? data(null, { status: 404 })
    },
  }
  const children = [blank, ...pages, ...redirects, rest]
  return [{ id: 'shell', Component: Shell, errorElement: error, children }]
}

function shouldRevalidate(areas: OwnAreas, pattern: string, args: ShouldRevalidateFunctionArgs): boolean {
  const area = areas.at(pattern)
  // An explicit refresh (same address, no form) always brings fresh data (RTE-2).
  const refresh = args.currentUrl.href === args.nextUrl.href && !args.formMethod
  if (refresh || area?.status !== 'ready') return args.defaultShouldRevalidate
  return area.module.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate
}
