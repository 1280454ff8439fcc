import { useData } from 'shared-contracts/remote/page.ts'
import { AccountPage } from '../account-frame/account-page.tsx'
import { offered } from '../account-frame/offered.tsx'
import { ReferralGroups } from '../referral/groups.tsx'
import { Introduced } from '../referral/introduced.tsx'
import { OwnLink } from '../referral/own-link.tsx'
import type { loader } from './referral.ts'

export { loader, meta } from './referral.ts'

export const Component = offered(function Referral() {
  const { title, info, users, orders, months, groups } = useData<typeof loader>()
  return (
    <AccountPage title={title}>
      <OwnLink info={info} />
      <Introduced
        users={users}
        orders={orders}
        months={months}
        currency={info.currency}
        timeZone={info.timeZone}
      />
      {groups && <ReferralGroups groups={groups} />}
    </AccountPage>
  )
})
