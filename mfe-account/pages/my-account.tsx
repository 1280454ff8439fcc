import { useData } from 'shared-contracts/remote/page.ts'
import { MyAccountView } from '../my-account/my-account-view.tsx'
import type { loader } from './my-account.ts'

export { loader, meta } from './my-account.ts'

export function Component() {
  const { tellsOfOrders, orders, order, emailConfirmed, title: _, ...facts } = useData<typeof loader>()
  return <MyAccountView {...{ tellsOfOrders, orders, order, emailConfirmed, facts }} />
}
