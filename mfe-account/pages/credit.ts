import { type PageMetaOf, privateMeta } from 'shared-contracts/remote/page.ts'
import { accountLoader } from '../account-frame/account-loader.ts'
import { loadCredit } from '../credit/load-credit.ts'

export const loader = accountLoader('account.credit.title', loadCredit)
export const meta: PageMetaOf<typeof loader> = privateMeta
