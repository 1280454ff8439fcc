import { useData } from 'shared-contracts/remote/page.ts'
import { FindOrderForm } from '../find-order/find-order-form.tsx'
import type { loader } from './find-order.ts'

export { loader, meta } from './find-order.ts'

export const Component = () => <FindOrderForm orderID={useData<typeof loader>().orderID} />
