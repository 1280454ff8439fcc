import { type ComponentProps, createElement, type MouseEvent, type ReactElement } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path of the shop, with query and hash. */
  to: string
  replace?: boolean
  state?: unknown
  /** The page stays where it was scrolled to. */
  preventScrollReset?: boolean
}

/**
 * A link within the app. React Router's own keeps, for each link of a page, states and effects of its framework's prefetching,
 * which no page here uses; what happens when a link is pressed is the router's.
 */
export function Link({ to, replace, state, preventScrollReset, onClick, ...rest }: LinkProps): ReactElement {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(rest.target !== undefined && { target: rest.target }),
    ...(replace !== undefined && { replace }),
    ...(preventScrollReset !== undefined && { preventScrollReset }),
    state,
  })
  // Without JSX, so that Node reads it as it is.
  return createElement('a', {
    ...rest,
    href,
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      onClick?.(event)
      if (!event.defaultPrevented) follow(event)
    },
  })
}
