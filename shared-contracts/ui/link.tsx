import type { ComponentProps } from 'react'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { Link as RouterLink } from 'shared-contracts/remote/runtime/router.ts'

/** In-app link that loads its target's code as soon as the shopper shows intent (hover, focus, touch). */
export function Link({ to, ...rest }: ComponentProps<typeof RouterLink> & { to: string }) {
  const { prefetch } = useApp()
  const ready = () => prefetch(to)
  return <RouterLink to={to} onPointerEnter={ready} onTouchStart={ready} onFocus={ready} {...rest} />
}
