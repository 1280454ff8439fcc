import { useTracked } from 'shared-contracts/remote/analytics.ts'
import { useData } from 'shared-contracts/remote/page.ts'
import { PayOrderPage } from '../open-order/pay-order-page.tsx'
import { PaymentPage } from '../payment/payment-page.tsx'
import type { loader } from './payment.ts'

export { loader, meta } from './payment.ts'

export function Component() {
  const loaded = useData<typeof loader>()
  useTracked({ name: 'checkout', step: 'payment' })
  return 'open' in loaded ? <PayOrderPage open={loaded.open} /> : <PaymentPage loaded={loaded} />
}
