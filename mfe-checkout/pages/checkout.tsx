import { useTracked } from 'shared-contracts/remote/analytics.ts'
import { useData } from 'shared-contracts/remote/page.ts'
import { DetailsView } from '../details/details-view.tsx'
import type { loader } from './checkout.ts'

export { loader, meta } from './checkout.ts'

export function Component() {
  useTracked({ name: 'checkout', step: 'details' })
  return <DetailsView loaded={useData<typeof loader>()} />
}
