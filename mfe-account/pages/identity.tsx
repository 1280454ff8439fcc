import { useData } from 'shared-contracts/remote/page.ts'
import { AccountPage } from '../account-frame/account-page.tsx'
import { offered } from '../account-frame/offered.tsx'
import { IdentityView } from '../identity/identity-view.tsx'
import { IDENTITY_TEXTS } from '../messages/identity.ts'
import type { loader } from './identity.ts'

export { loader, meta } from './identity.ts'

export const Component = offered(function Identity() {
  const t = IDENTITY_TEXTS.useTexts()
  const { title, accountID, contact, pictures } = useData<typeof loader>()
  return (
    <AccountPage title={title} intro={t('account.identity.why')}>
      <IdentityView accountID={accountID} contact={contact} pictures={pictures} />
    </AccountPage>
  )
})
