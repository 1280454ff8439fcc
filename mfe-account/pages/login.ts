import { type PageMetaOf, privateMeta } from 'shared-contracts/remote/page.ts'
import { entryLoader } from '../sign-in/entry-loader.ts'
import { AFTER_SIGN_IN } from '../sign-in/sign-in.ts'

export const loader = entryLoader('account.login.title', () => AFTER_SIGN_IN)
export const meta: PageMetaOf<typeof loader> = privateMeta
