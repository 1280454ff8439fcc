import { useData } from 'shared-contracts/remote/page.ts'
import { AccountPage } from '../account-frame/account-page.tsx'
import { ChangePassword } from '../password/change-form.tsx'
import { LinkedProviders } from '../providers/linked-providers.tsx'
import type { loader } from './security.ts'

export { loader, meta } from './security.ts'

export function Component() {
  const { title } = useData<typeof loader>()
  return (
    <AccountPage title={title}>
      <ChangePassword />
      <LinkedProviders />
    </AccountPage>
  )
}
