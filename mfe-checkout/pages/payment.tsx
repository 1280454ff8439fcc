import { Suspense } from 'react'
import { useTracked } from 'shared-contracts/remote/analytics.ts'
import { useData } from 'shared-contracts/remote/page.ts'
import { PayOrderPage } from '../open-order/later-code.ts'
import { PaymentPage } from '../payment/payment-page.tsx'
import type { loader } from './payment.ts'

export { loader, meta } from './payment.ts'

export function Component() {
  const loaded = useData<typeof loader>()
  useTracked({ name: 'checkout', step: 'payment' })
  if (!('open' in loaded)) return <PaymentPage loaded={loaded} />
  return (
    <Suspense>
      <PayOrderPage open={loaded.open} />
    </Suspense>
  )
}
