import { useLoaderData } from 'shared-contracts/remote/runtime/router.ts'
import { MyAccountView } from '../my-account/my-account-view.tsx'
import type { MyAccountData } from './my-account.ts'

export { loader, meta } from './my-account.ts'

export function Component() {
  const { orders } = useLoaderData() as MyAccountData
  return <MyAccountView orders={orders} />
}
