import { createContext, use } from 'react'
import { useLoaderData as useRoutersLoaderData } from 'react-router-dom'

const PageData = createContext<{ data: unknown } | null>(null)

/** Around a page: what its loader gave, the same object for as long as that is the same. */
export const PageDataProvider = PageData.Provider

/**
 * What the page's loader gave. The router's own hook has whatever asks drawn anew at the beginning of every move: a whole page, just
 * before it is left.
 */
export const useLoaderData: typeof useRoutersLoaderData = () => {
  const held = use(PageData)
  // A page is with a host that holds its data or without one for as long as it is mounted.
  // biome-ignore lint/correctness/useHookAtTopLevel: never changes for a component
  return (held ? held.data : useRoutersLoaderData()) as never
}
