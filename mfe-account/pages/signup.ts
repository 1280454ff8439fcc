import { type PageMetaOf, privateMeta } from 'shared-contracts/remote/page.ts'
import { entryLoader } from '../sign-in/entry-loader.ts'
import { afterRegistering } from '../sign-in/register.ts'

export const loader = entryLoader('account.signup.title', afterRegistering)
export const meta: PageMetaOf<typeof loader> = privateMeta
