import { useStore } from '@nanostores/react'
import { useData } from 'shared-contracts/remote/page.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { takesOrders } from 'shared-contracts/remote/state/takes-orders.ts'
import { AccountPage } from '../account-frame/account-page.tsx'
import { NoScript } from '../account-frame/no-script.tsx'
import { offered } from '../account-frame/offered.tsx'
import { AddressList } from '../addresses/address-list.tsx'
import { ADDRESS_TEXTS } from '../messages/addresses.ts'
import type { loader } from './addresses.ts'

export { loader, meta } from './addresses.ts'

export const Component = offered(function Addresses() {
  const t = ADDRESS_TEXTS.useTexts()
  const canOrder = takesOrders(useStore(useApp().state.$appInfo))
  const { title, accountID, lists, provinces } = useData<typeof loader>()
  return (
    <AccountPage title={title} intro={canOrder && t('account.addresses.intro')}>
      <NoScript of="page" />
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
})
