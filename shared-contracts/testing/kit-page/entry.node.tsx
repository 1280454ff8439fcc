import { renderToString } from 'react-dom/server'
import type { Language } from 'shared-contracts/language/language.ts'
import { AppProvider } from 'shared-contracts/remote/runtime/app.ts'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from 'shared-contracts/remote/runtime/static-router.ts'
import { kitApp } from './kit-app.ts'
import { KitPage } from './kit-page.tsx'

/** @returns the page's HTML; the browser's half takes it over */
export async function render(url: string, language: Language): Promise<string> {
  const handler = createStaticHandler([{ path: '*', Component: KitPage }])
  const context = await handler.query(new Request(url))
  if (context instanceof Response) throw new Error(`the kit has no page at ${url}`)
  const router = createStaticRouter(handler.dataRoutes, context)
  return renderToString(
    <AppProvider value={kitApp(language)}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </AppProvider>,
  )
}
