import type { LoaderFunctionArgs } from 'react-router-dom'
import { useLoaderData } from 'shared-contracts/remote/runtime/router.ts'
import type { Early, PageMeta } from './remote.ts'
import type { AppState } from './state/app-state.ts'

/** What a page's loader is called with; `context.get(appContext)` is the App. */
export type PageArgs = LoaderFunctionArgs

type Loader = (args: PageArgs) => unknown
/** What `data(value, init)` makes. The router hands the page its value. */
type WithInit = { type: string; data: unknown; init: ResponseInit | null }
type Value<R> = R extends Response ? never : R extends WithInit ? R['data'] : R

/** What a loader gives its page: what it returns, without redirects and without the wrapping of `data()`. */
export type Loaded<L extends Loader> = Value<Awaited<ReturnType<L>>>

/** A page's `meta`, which knows what its loader gave. The host calls it only when there is data. */
export type PageMetaOf<L extends Loader> = (data: Loaded<L>, state: AppState) => PageMeta

/** What the page's own loader gave: `useData<typeof loader>()`. The router cannot know which page asks: the one cast. */
export function useData<L extends Loader>(): Loaded<L> {
  return useLoaderData() as Loaded<L>
}

type EarlyLoader = (args: PageArgs, state: unknown) => Early | null
/** What a page's `early` gives its component. */
export type EarlyOf<E extends EarlyLoader> = NonNullable<ReturnType<E>>['data']

/** For a page that has an `early`: what that gave, and once it is there what the loader gave. */
export function useDataOrEarly<L extends Loader, E extends EarlyLoader>(): Loaded<L> | EarlyOf<E> {
  return useLoaderData() as Loaded<L> | EarlyOf<E>
}

/** Head of a page that is nobody else's business: not for search engines. */
export const privateMeta = ({ title }: { title: string }): PageMeta => ({ title, noindex: true })
