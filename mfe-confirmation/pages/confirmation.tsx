import { useData } from 'shared-contracts/remote/page.ts'
import { OutcomeView } from '../outcome/outcome-view.tsx'
import type { loader } from './confirmation.ts'

export { loader, meta } from './confirmation.ts'

export function Component() {
  const { orderID, address, first } = useData<typeof loader>()
  return <OutcomeView orderID={orderID} address={address} first={first} />
}
