import { defer } from 'shared-contracts/remote/defer.ts'
import { type PageMetaOf, privateMeta } from 'shared-contracts/remote/page.ts'
import { accountLoader } from '../account-frame/account-loader.ts'
import { offeredProviders } from '../providers/providers.ts'
import { findSessions } from '../sessions/find-sessions.ts'

export const loader = accountLoader('account.security.title', async ({ api, signal }) => {
  const providers = defer(offeredProviders(api))
  const sessions = defer(findSessions(api, signal))
  // What came behind the rest of the HTML would push away what stands below.
  if (typeof window === 'undefined') await Promise.all([providers, sessions])
  return { providers, sessions }
})
export const meta: PageMetaOf<typeof loader> = privateMeta
