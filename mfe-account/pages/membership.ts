import { type PageMetaOf, privateMeta } from 'shared-contracts/remote/page.ts'
import { accountLoader } from '../account-frame/account-loader.ts'
import { loadMembership } from '../membership/load-membership.ts'

export const loader = accountLoader('account.membership.title', loadMembership)
export const meta: PageMetaOf<typeof loader> = privateMeta
