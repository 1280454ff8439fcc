import { type PageMetaOf, privateMeta } from 'shared-contracts/remote/page.ts'
import { accountLoader } from '../account-frame/account-loader.ts'
import { loadReferral } from '../referral/load-referral.ts'

export const loader = accountLoader('account.referral.title', loadReferral)
export const meta: PageMetaOf<typeof loader> = privateMeta
