import { useData } from 'shared-contracts/remote/page.ts'
import { OutcomeView } from '../outcome/outcome-view.tsx'
import type { loader } from './confirmation.ts'

export { loader, meta } from './confirmation.ts'

export function Component() {
  const { title: _, ...start } = useData<typeof loader>()
  return <OutcomeView {...start} />
}
