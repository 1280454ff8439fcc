import { type PageArgs, privateMeta } from 'shared-contracts/remote/page.ts'
import { ORDINARY } from '../journey/purchase.ts'
import { loadPayment } from '../payment/load-payment.ts'

export const loader = (args: PageArgs) => loadPayment(args, ORDINARY)
export const meta = privateMeta
