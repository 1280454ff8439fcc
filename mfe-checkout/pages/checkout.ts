import { type PageArgs, privateMeta } from 'shared-contracts/remote/page.ts'
import { earlyDetails, loadDetails } from '../details/load-details.ts'
import { ORDINARY } from '../journey/purchase.ts'
import { whereOrdersAreTaken } from '../journey/where-orders-are-taken.ts'

export const loader = (args: PageArgs) => whereOrdersAreTaken(args, () => loadDetails(args, ORDINARY))
export const early = (args: PageArgs) => earlyDetails(args, ORDINARY)
export const meta = privateMeta
