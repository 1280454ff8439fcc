import { useData } from 'shared-contracts/remote/page.ts'
import { Terms } from '../campaign/terms.tsx'
import { PaymentPage } from '../payment/payment-page.tsx'
import type { loader } from './campaign-payment.ts'

export { loader, meta } from './campaign-payment.ts'

export function Component() {
  const loaded = useData<typeof loader>()
  const campaign = 'campaign' in loaded ? loaded.campaign : null
  return <PaymentPage loaded={loaded} terms={campaign && <Terms campaign={campaign} />} />
}
