import { type ComponentProps, createElement, type MouseEvent, type ReactElement } from 'react'
import { isPlainPress } from './plain-press.ts'
import { useRouter } from './use-router.ts'

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
  const router = useRouter()
  // Without JSX, so that Node reads it as it is.
  return createElement('a', {
    ...rest,
    href: to,
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      onClick?.(event)
      if (event.defaultPrevented || rest.target || !isPlainPress(event)) return
      event.preventDefault()
      void router.navigate(to, {
        // Once more to where one is leaves no entry behind.
        replace: replace ?? router.createHref(router.state.location) === to,
        state,
        preventScrollReset: preventScrollReset === true,
      })
    },
  })
}
