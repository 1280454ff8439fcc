import { createContext, useContext } from 'react'
import type { Category } from 'shared-contracts/api/entities/product.ts'
import { resolveLink } from 'shared-contracts/remote/links/rules.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import type { Pressed } from '../early/pressed.ts'

/** Categories that the page shows: whatever leads to the list of one, it begins with its name. */
export const Shelves = createContext<readonly Category[]>([])

interface Props {
  link: string | null
  label: string | null
  className?: string
}

/** A section's link, by the same rules as menu links (LNK-1, LNK-5); what leads nowhere is left out. */
export function SectionLink({ link, label, className }: Props) {
  const shelves = useContext(Shelves)
  const target = resolveLink({ link }, 'footer')
  if (!label) return null
  if (target.kind === 'route') {
    const shelf = shelves.find(
      ({ slug: cat }) => href('/store/productlist', undefined, { cat }) === target.to,
    )?.name
    return (
      <Link to={target.to} className={className} state={{ shelf } satisfies Pressed}>
        {label}
      </Link>
    )
  }
  if (target.kind !== 'outside') return null
  return (
    <a href={target.href} className={className} rel="noopener">
      {label}
    </a>
  )
}
