import { lazy, Suspense } from 'react'
import { useData } from 'shared-contracts/remote/page.ts'
import { AccountPage } from '../account-frame/account-page.tsx'
import { OwnData } from '../own-data/own-data.tsx'
import { ChangePassword } from '../password/change-form.tsx'
import type { loader } from './security.ts'

/** What the store has to be asked for is shown once it has answered: its code may come as late. */
const OwnSessions = lazy(() => import(/* webpackChunkName: "own-sessions" */ '../sessions/own-sessions.tsx'))
const LinkedProviders = lazy(
  () => import(/* webpackChunkName: "linked-providers" */ '../providers/linked-providers.tsx'),
)

export { loader, meta } from './security.ts'

export function Component() {
  const { title } = useData<typeof loader>()
  return (
    <AccountPage title={title}>
      <ChangePassword />
      <Suspense fallback={null}>
        <LinkedProviders />
      </Suspense>
      <Suspense fallback={null}>
        <OwnSessions />
      </Suspense>
      <OwnData />
    </AccountPage>
  )
}
