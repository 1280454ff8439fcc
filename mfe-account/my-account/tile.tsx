import type { ReactNode } from 'react'
import { Link } from 'shared-contracts/ui/link.tsx'

/** A way on, with what is there now. @param fact left out where there is none: then the hint alone says what it is for */
export function Tile({
  title,
  hint,
  to,
  children,
}: {
  title: string
  hint: string
  to: string
  children?: ReactNode
}) {
  return (
    <li>
      <Link className="card account-tile" to={to}>
        <span className="account-tile-title">{title}</span>
        <span className="muted">{hint}</span>
        <strong className="account-tile-fact">{children}</strong>
      </Link>
    </li>
  )
}
