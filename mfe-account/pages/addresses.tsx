import { useData } from 'shared-contracts/remote/page.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { AccountPage } from '../account-frame/account-page.tsx'
import { AddressList } from '../addresses/address-list.tsx'
import type { en } from '../messages/en.ts'
import type { loader } from './addresses.ts'

export { loader, meta } from './addresses.ts'

export function Component() {
  const t = useT<typeof en>()
  const { title, accountID, lists, provinces } = useData<typeof loader>()
  return (
    <AccountPage title={title} intro={t('account.addresses.intro')}>
      {lists.map(({ type, addresses }) => (
        <AddressList
          key={type}
          accountID={accountID}
          type={type}
          addresses={addresses}
          provinces={provinces}
        />
      ))}
    </AccountPage>
  )
}
