import { renderToString } from 'react-dom/server'
import type { PageModule } from 'shared-contracts/remote/remote.ts'
import { type App, AppProvider, appContext } from 'shared-contracts/runtime/app.ts'
import { RouterContextProvider } from 'shared-contracts/runtime/router.ts'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from 'shared-contracts/runtime/static-router.ts'

interface Rendered {
  status: number
  /** Where the loader led; null when the page was rendered. */
  location: string | null
  html: string
  meta: unknown
}

/** Loads and renders one page as a server does, without a DOM. */
export async function renderPage(app: App, path: string, page: PageModule): Promise<Rendered> {
  const { loader, Component } = page
  const pathname = path.split('?')[0] as string
  const routes = [{ id: 'page', path: pathname, Component, ...(loader && { loader }) }]
  const handler = createStaticHandler(routes, { future: { v8_middleware: true } })
  const requestContext = new RouterContextProvider()
  requestContext.set(appContext, app)
  const found = await handler.query(new Request(`http://shop.test${path}`), { requestContext })
  if (found instanceof Response)
    return { status: found.status, location: found.headers.get('location'), html: '', meta: null }
  const error = Object.values(found.errors ?? {})[0]
  if (error) throw error
  const html = renderToString(
    <AppProvider value={app}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, found)}
        context={found}
        hydrate={false}
      />
    </AppProvider>,
  )
  return {
    status: found.statusCode,
    location: null,
    html,
    meta: page.meta?.(found.loaderData.page, app.state) ?? null,
  }
}

/** Words of the page, without tags. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
