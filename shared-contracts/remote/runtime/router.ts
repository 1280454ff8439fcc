// The router surface that pages may use. Named one by one so that the shared copy stays tree-shaken;
// a name missing here is added here, in the host's release, before a remote can use it.
export {
  createBrowserRouter,
  createContext,
  data,
  isRouteErrorResponse,
  matchPath,
  matchRoutes,
  Outlet,
  RouterContextProvider,
  RouterProvider,
  redirect,
  replace,
  useHref,
  useLocation,
  useMatches,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom'
export { Link } from './link.ts'
export { PageDataProvider, useLoaderData } from './page-data.ts'
export { ScrollRestoration } from './scroll-restoration.ts'
export { useDestination } from './use-destination.ts'
export { useIsMoving } from './use-is-moving.ts'
export { useNavigate } from './use-navigate.ts'

// Loaders are handed a typed context (`context.get(appContext)`); without this it would be `any`.
declare module 'react-router' {
  interface Future {
    v8_middleware: true
  }
}
