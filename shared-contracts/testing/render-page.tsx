import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { type App, AppProvider, appContext } from 'shared-contracts/remote/runtime/app.ts'
import {
  isRouteErrorResponse,
  matchRoutes,
  RouterContextProvider,
} from 'shared-contracts/remote/runtime/router.ts'
import type { PageMeta, PageModule } from '../remote/remote.ts'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from '../remote/runtime/static-router.ts'
import { beyondJson } from './beyond-json.ts'

export interface Rendered {
  /** HTTP status the page would be sent with. */
  status: number
  /** Empty when the loader led elsewhere or answered with an error such as 404: then the host has its own view. */
  html: string
  meta: PageMeta | null
  /** Address the loader led to. */
  redirect: string | null
  /** What the loader returned. */
  data: unknown
}

const ORIGIN = 'http://shop.test'

/**
 * Loads and renders one page as the server does, without a DOM.
 * @param pattern path pattern under which the page stands, e.g. `/store/product/:id`
 * @param address path and query, e.g. `/store/product/p1?options=g250`
 * @throws whatever the loader or the view throws, except responses; and where the browser would not be given what the loader gave
 */
export async function renderPage(
  page: PageModule,
  pattern: string,
  address: string,
  app: App,
): Promise<Rendered> {
  const { loader, Component } = page
  const handler = createStaticHandler([{ id: 'page', path: pattern, Component, ...(loader && { loader }) }])
  const requestContext = new RouterContextProvider()
  requestContext.set(appContext, app)
  const context = await handler.query(new Request(new URL(address, ORIGIN)), { requestContext })
  const nothing = { html: '', meta: null, redirect: null, data: null }
  if (context instanceof Response) {
    return { ...nothing, status: context.status, redirect: context.headers.get('location') }
  }
  const [error] = Object.values(context.errors ?? {})
  if (isRouteErrorResponse(error)) return { ...nothing, status: error.status }
  if (error) throw error
  const data: unknown = context.loaderData.page
  const lost = beyondJson(data)
  if (lost)
    throw new Error(`${pattern}: the loader gives ${lost}, which does not survive as JSON in the page`)
  const html = await htmlOf(
    <AppProvider value={app}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </AppProvider>,
  ).catch(error => {
    if (loader || !(error instanceof TypeError)) throw error
    throw new Error(`${pattern}: the page needs data, and exports no \`loader\` beside its \`Component\``, {
      cause: error,
    })
  })
  return {
    ...nothing,
    status: context.statusCode,
    html,
    meta: page.meta?.(data, app.state) ?? null,
    data,
  }
}

/**
 * Renders whichever page of a remote owns the address.
 * @throws Error when none does; else as `renderPage`
 */
export async function openPage(
  pages: Record<string, () => Promise<PageModule>>,
  address: string,
  app: App,
): Promise<Rendered> {
  const { pathname } = new URL(address, ORIGIN)
  const routes = Object.entries(pages).map(([path, load]) => ({ path, handle: load }))
  const [match] = matchRoutes(routes, pathname) ?? []
  if (!match) throw new Error(`no page at ${pathname}`)
  return renderPage(await match.route.handle(), match.route.path, address, app)
}

/** With everything that streams after the rest. @throws what any part throws */
function htmlOf(tree: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(tree, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
      onError: reject,
    })
  })
}
