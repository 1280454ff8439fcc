import { type PageMetaOf, privateMeta } from 'shared-contracts/remote/page.ts'
import { accountLoader } from '../account-frame/account-loader.ts'

export const loader = accountLoader('account.profile.title', () => ({}))
export const meta: PageMetaOf<typeof loader> = privateMeta
