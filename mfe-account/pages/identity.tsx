import { useData } from 'shared-contracts/remote/page.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { AccountPage } from '../account-frame/account-page.tsx'
import { IdentityView } from '../identity/identity-view.tsx'
import type { en } from '../messages/en.ts'
import type { loader } from './identity.ts'

export { loader, meta } from './identity.ts'

export function Component() {
  const t = useT<typeof en>()
  const { title, accountID, contact, pictures } = useData<typeof loader>()
  return (
    <AccountPage title={title} intro={t('account.identity.why')}>
      <IdentityView accountID={accountID} contact={contact} pictures={pictures} />
    </AccountPage>
  )
}
