import type { StaticHandlerContext } from 'react-router-dom'
import type { HostRequest } from 'shared-contracts/remote/host.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { RouterContextProvider, replace } from 'shared-contracts/remote/runtime/router.ts'
import { createStaticHandler } from 'shared-contracts/remote/runtime/static-router.ts'
import { ownersOf } from '../areas/owners.ts'
import { buildRoutes } from '../routes/build-routes.tsx'
import type { View } from './view.ts'

/** What the route's loaders came to: data to render, or a way elsewhere. */
export type Answer = { context: StaticHandlerContext } | { redirect: Response }

/** The routes of one view, and a way to run their loaders for its address. */
export function createQuery({ app, areas }: View, input: HostRequest) {
  const handler = createStaticHandler(
    buildRoutes({
      patterns: ownersOf(input.composition.remotes).patterns,
      areas,
      where: 'server',
      main: () => replace('/'),
      unknown: () => null,
    }),
    { future: { v8_middleware: true } },
  )
  const requestContext = new RouterContextProvider(new Map([[appContext, app]]))
  return {
    routes: handler.dataRoutes,
    async run(signal: AbortSignal): Promise<Answer> {
      const { url, headers } = input.request
      const context = await handler.query(new Request(url, { headers, signal }), { requestContext })
      return context instanceof Response ? { redirect: context } : { context }
    },
  }
}
