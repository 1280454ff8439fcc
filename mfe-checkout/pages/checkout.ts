import { type PageArgs, privateMeta } from 'shared-contracts/remote/page.ts'
import { earlyDetails, loadDetails } from '../details/load-details.ts'
import { ORDINARY } from '../journey/purchase.ts'

export const loader = (args: PageArgs) => loadDetails(args, ORDINARY)
export const early = (args: PageArgs) => earlyDetails(args, ORDINARY)
export const meta = privateMeta
