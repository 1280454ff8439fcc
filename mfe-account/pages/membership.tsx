import { useData } from 'shared-contracts/remote/page.ts'
import { AccountPage } from '../account-frame/account-page.tsx'
import { offered } from '../account-frame/offered.tsx'
import { OwnMembership } from '../membership/own-membership.tsx'
import { Plans } from '../membership/plans.tsx'
import type { loader } from './membership.ts'

export { loader, meta } from './membership.ts'

export const Component = offered(function Membership() {
  const { title, plans, ...own } = useData<typeof loader>()
  return (
    <AccountPage title={title}>
      <OwnMembership {...own} />
      <Plans plans={plans} membership={own.membership} timeZone={own.timeZone} />
    </AccountPage>
  )
})
