import type { ReactNode } from 'react'
import { type MenuPlace, resolveLink } from 'shared-contracts/remote/links/rules.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import type { MenuItem } from 'shared-contracts/remote/state/app-info.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import type { ShellMessages } from '../messages/texts.ts'

interface Props {
  item: Pick<MenuItem, 'link' | 'external'>
  place: MenuPlace
  className: string
  current?: boolean
  onClick?: (() => void) | undefined
  children: ReactNode
}

/** A menu item as what its link makes it: link in the app, link to elsewhere, or plain text (LNK-3). */
export function MenuLink({ item, place, className, current = false, onClick, children }: Props) {
  const t = useT<ShellMessages>()
  const target = resolveLink(item, place)
  if (target.kind === 'route' && !target.newTab) {
    return (
      <Link
        className={className}
        to={target.to}
        onClick={onClick}
        aria-current={current ? 'page' : undefined}
      >
        {children}
      </Link>
    )
  }
  if (target.kind === 'route' || target.kind === 'outside') {
    const address = target.kind === 'route' ? target.to : target.href
    const tab = target.newTab ? { target: '_blank', rel: 'noopener' } : {}
    return (
      <a className={className} href={address} onClick={onClick} {...tab}>
        {children}
        {target.newTab && <span className="visually-hidden">{t('shell.newTab')}</span>}
      </a>
    )
  }
  if (!onClick) return <span className={className}>{children}</span>
  return (
    <button type="button" className={className} onClick={onClick}>
      {children}
    </button>
  )
}
