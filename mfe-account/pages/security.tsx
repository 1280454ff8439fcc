import { lazy, Suspense } from 'react'
import { useData } from 'shared-contracts/remote/page.ts'
import { AccountPage } from '../account-frame/account-page.tsx'
import { OwnData } from '../own-data/own-data.tsx'
import { ChangePassword } from '../password/change-form.tsx'
import type { loader } from './security.ts'

/** Nothing is shown before the store has said which it knows: its code may come as late. */
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
      <OwnData />
    </AccountPage>
  )
}
