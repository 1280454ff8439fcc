import { useData } from 'shared-contracts/remote/page.ts'
import { DetailsView } from '../details/details-view.tsx'
import type { loader } from './checkout.ts'

export { loader, meta } from './checkout.ts'

export const Component = () => <DetailsView loaded={useData<typeof loader>()} />
