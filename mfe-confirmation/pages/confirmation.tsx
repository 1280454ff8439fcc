import { useDataOrEarly } from 'shared-contracts/remote/page.ts'
import { OutcomeView } from '../outcome/outcome-view.tsx'
import type { early, loader } from './confirmation.ts'

export { early, loader, meta } from './confirmation.ts'

export function Component() {
  const { orderID, address, first, loadedAt, ...rest } = useDataOrEarly<typeof loader, typeof early>()
  return <OutcomeView key={orderID} {...{ orderID, address, first, loadedAt }} early={'early' in rest} />
}
