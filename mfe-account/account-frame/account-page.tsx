import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import type { en } from '../messages/en.ts'

/** The frame of every page below my account: the way back, a heading, sections below each other. */
export function AccountPage({
  title,
  intro,
  wide = false,
  children,
}: {
  title: string
  intro?: ReactNode
  /** As wide as a page of cards, not of text. */
  wide?: boolean
  children: ReactNode
}) {
  const t = useT<typeof en>()
  const loggedIn = useStore(useApp().state.$loggedIn)
  return (
    <div className={`${wide ? 'page' : 'page-narrow'} account-sections`}>
      <header className="stack account-sections-head">
        {loggedIn && (
          <Link className="account-back" to={href('/user/list')}>
            ‹ {t('account.back')}
          </Link>
        )}
        <h1 className="display">{title}</h1>
        {intro && <p className="muted">{intro}</p>}
      </header>
      {children}
    </div>
  )
}
