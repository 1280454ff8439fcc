import { type PageMetaOf, privateMeta } from 'shared-contracts/remote/page.ts'
import { accountLoader } from '../account-frame/account-loader.ts'
import { loadIdentity } from '../identity/load-identity.ts'

export const loader = accountLoader('account.identity.title', loadIdentity)
export const meta: PageMetaOf<typeof loader> = privateMeta
