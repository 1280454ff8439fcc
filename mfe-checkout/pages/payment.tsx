import { useData } from 'shared-contracts/remote/page.ts'
import { PaymentPage } from '../payment/payment-page.tsx'
import type { loader } from './payment.ts'

export { loader, meta } from './payment.ts'

export const Component = () => <PaymentPage loaded={useData<typeof loader>()} />
