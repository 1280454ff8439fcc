import { type PageMetaOf, privateMeta } from 'shared-contracts/remote/page.ts'
import { accountLoader } from '../account-frame/account-loader.ts'
import { loadAddresses } from '../addresses/load-addresses.ts'

export const loader = accountLoader('account.addresses.title', loadAddresses)
export const meta: PageMetaOf<typeof loader> = privateMeta
