import { lazy } from 'react'
import { useData } from 'shared-contracts/remote/page.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { Await } from 'shared-contracts/ui/await.tsx'
import { AccountPage } from '../account-frame/account-page.tsx'
import { OwnData } from '../own-data/own-data.tsx'
import { ChangePassword } from '../password/change-form.tsx'
import { offeredProviders } from '../providers/providers.ts'
import { findSessions } from '../sessions/find-sessions.ts'
import type { loader } from './security.ts'

/** What the store is asked for holds nothing back: its code may come as late. */
const OwnSessions = lazy(() => import(/* webpackChunkName: "own-sessions" */ '../sessions/own-sessions.tsx'))
const ConfirmEmail = lazy(
  () => import(/* webpackChunkName: "confirm-email" */ '../sessions/confirm-email.tsx'),
)
const LinkedProviders = lazy(
  () => import(/* webpackChunkName: "linked-providers" */ '../providers/linked-providers.tsx'),
)

export { loader, meta } from './security.ts'

export function Component() {
  const { api } = useApp()
  const { title, providers, sessions } = useData<typeof loader>()
  return (
    <AccountPage title={title}>
      <ChangePassword />
      <Await data={providers} load={() => offeredProviders(api)}>
        {found => <LinkedProviders found={found} />}
      </Await>
      <Await data={sessions} load={() => findSessions(api)}>
        {found => (
          <>
            {!found.emailConfirmed && <ConfirmEmail />}
            <OwnSessions found={found.sessions} />
          </>
        )}
      </Await>
      <OwnData />
    </AccountPage>
  )
}
