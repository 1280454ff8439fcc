import { useStore } from '@nanostores/react'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { useLocation } from 'shared-contracts/remote/runtime/router.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import type { ShellMessages } from '../messages/texts.ts'
import { Icon } from '../shell/icon.tsx'
import { useStoreInfo } from '../shell/use-parts.ts'

/** One's account, or the way to it; only where the store has accounts (HDR-4). */
export function AccountLink({ className, onClick }: { className: string; onClick?: () => void }) {
  const { info, state } = useStoreInfo()
  const t = useT<ShellMessages>()
  const signedIn = useStore(state.$headerLoggedIn)
  const next = useWayBack()
  if (!info?.flags.enableUserAccounts) return null
  const label = t(signedIn ? 'shell.account' : 'shell.signIn')
  const to = signedIn ? href('/user/list') : href('/account/login', undefined, { next })
  return (
    <Link className={className} to={to} aria-label={label} onClick={onClick}>
      <Icon name="account" />
      <span>{label}</span>
    </Link>
  )
}

/** Where sign-in leads on to: the page that is shown; on the way in already, what that leads on to. The start page is no errand. */
export function useWayBack(): string | undefined {
  const { pathname, search } = useLocation()
  if (pathname.startsWith('/account/')) return new URLSearchParams(search).get('next') ?? undefined
  return pathname === '/' ? undefined : pathname + search
}
