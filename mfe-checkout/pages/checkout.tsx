import { useTracked } from 'shared-contracts/remote/analytics.ts'
import { useDataOrEarly } from 'shared-contracts/remote/page.ts'
import { DetailsView } from '../details/details-view.tsx'
import type { early, loader } from './checkout.ts'

export { early, loader, meta } from './checkout.ts'

export function Component() {
  useTracked({ name: 'checkout', step: 'details' })
  return <DetailsView loaded={useDataOrEarly<typeof loader, typeof early>()} />
}
