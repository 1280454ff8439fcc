import { resolveLink } from 'shared-contracts/remote/links/rules.ts'
import { Link } from 'shared-contracts/ui/link.tsx'

interface Props {
  link: string | null
  label: string | null
  className?: string
}

/** A section's link, by the same rules as menu links (LNK-1, LNK-5); what leads nowhere is left out. */
export function SectionLink({ link, label, className }: Props) {
  const target = resolveLink({ link }, 'footer')
  if (!label) return null
  if (target.kind === 'route')
    return (
      <Link to={target.to} className={className}>
        {label}
      </Link>
    )
  if (target.kind !== 'outside') return null
  return (
    <a href={target.href} className={className} rel="noopener">
      {label}
    </a>
  )
}
