import type { Handler } from '../calls/route.ts'
import { endSessions } from '../session/other-sessions.ts'
import { whoIs } from '../session/who.ts'

export const logout: Handler<'GET common3/logout'> = async ({ shop, visitor, query }) => {
  const account = visitor.session?.accountId
  if (query.everywhere && account) await endSessions(shop.db, account, visitor.session?.id ?? null)
  await visitor.end()
  return whoIs(shop.db, visitor.session)
}
