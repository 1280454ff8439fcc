import { type ComponentProps, createElement, type MouseEvent, type ReactElement, useContext } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path of the shop, with query and hash. */
  to: string
  replace?: boolean
  state?: unknown
  /** The page stays where it was scrolled to. */
  preventScrollReset?: boolean
}

/**
 * A link within the app. React Router's own, and its hooks for links, are drawn anew at the beginning and the end of every move, each
 * with two copies of the routes' matches as text, to resolve addresses that are whole already. The router stays the same.
 */
export function Link({ to, replace, state, preventScrollReset, onClick, ...rest }: LinkProps): ReactElement {
  const router = useContext(DataRouterContext)?.router
  // Without JSX, so that Node reads it as it is.
  return createElement('a', {
    ...rest,
    href: to,
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      onClick?.(event)
      if (!router || event.defaultPrevented || !isFollowedHere(event, rest.target)) return
      event.preventDefault()
      const { pathname, search, hash } = router.state.location
      void router.navigate(to, {
        // Once more to where one is leaves no entry behind.
        replace: replace ?? pathname + search + hash === to,
        state,
        ...(preventScrollReset !== undefined && { preventScrollReset }),
      })
    },
  })
}

/** What opens in another tab, or is saved, is the browser's. */
const isFollowedHere = (
  { button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent,
  target: string | undefined,
): boolean => button === 0 && (!target || target === '_self') && !(metaKey || altKey || ctrlKey || shiftKey)
