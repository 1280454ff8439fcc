import { type PageMetaOf, privateMeta } from 'shared-contracts/remote/page.ts'
import { accountLoader } from '../account-frame/account-loader.ts'
import { loadInfluencer } from '../influencer/load-influencer.ts'

export const loader = accountLoader('account.influencer.title', loadInfluencer)
export const meta: PageMetaOf<typeof loader> = privateMeta
